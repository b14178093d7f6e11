// The sign-in page's messages after a session has ended.
export const sessionEnds = {
  reading: 'Your session has ended. Please sign in again.',
  sending: 'Your session has ended, so nothing was done. Please sign in and do it again.',
  kept: 'Your session has ended, so nothing was sent. Your text is kept: sign in to find it in the form again.',
  unsaved:
    'You are signed out in this browser. The site cannot save anything at the moment, so the session itself ends later: after 12 hours without use, or when you end it under Settings.',
  'other-tab': 'Your session has ended. Sign in here, and then send your form again in the other tab.',
} as const

export type SessionEnd = keyof typeof sessionEnds

export const isSessionEnd = (end: string | null): end is SessionEnd => end !== null && Object.hasOwn(sessionEnds, end)

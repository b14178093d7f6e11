import type { Phrase } from '#app/languages/phrases.server.ts'

export const firstRunWords = {
  putAway: 'First steps hidden. You can bring them back from the launch checklist.',
  back: 'The first steps are on the overview again',
} as const satisfies Record<string, Phrase>

import type { IssueMove } from '#app/features/newsletter/issues/moves.ts'

type MoveQuestion = { title: string; button: string; text: string; done: string; isDangerous?: boolean }

/** What each move asks before it is made, and says afterwards. */
export const questions: Record<IssueMove, MoveQuestion> = {
  unschedule: {
    title: 'Take this issue out of the schedule?',
    button: 'Take it out',
    text: 'It becomes a draft again, and is not sent until it is scheduled anew.',
    done: 'The issue is a draft again.',
  },
  pause: {
    title: 'Pause this issue?',
    button: 'Pause',
    text: 'No further mails are handed over. Those that the mail service has accepted still arrive.',
    done: 'The issue is paused.',
  },
  resume: {
    title: 'Resume this issue?',
    button: 'Resume',
    text: 'Sending goes on with the mails that are left.',
    done: 'Sending goes on.',
  },
  cancel: {
    title: 'Cancel the rest of this issue?',
    button: 'Cancel the rest',
    isDangerous: true,
    text: 'Mails that were not handed over yet are never sent. Those that the mail service has accepted still arrive.',
    done: 'The rest of the issue is cancelled.',
  },
  'send-missed': {
    title: 'Send this issue to those who were missed?',
    button: 'Send to them',
    text: 'It goes to readers whose mail was refused, or dropped, or is unknown. A reader whose mail is unknown may get it twice.',
    done: 'The missed mails are being sent.',
  },
  delete: {
    title: 'Delete this draft?',
    button: 'Delete',
    isDangerous: true,
    text: 'Its texts and their revisions are deleted. This cannot be undone.',
    done: 'The draft is deleted.',
  },
}

import type { IssueMove } from '#app/features/newsletter/issues/moves.ts'

type MoveQuestion = { title: string; button: string; text: string; done: string; isDangerous?: boolean }

/** What each move asks before it is made, and says afterwards. */
export const questions: Record<IssueMove, MoveQuestion> = {
  unschedule: {
    title: 'Unschedule this issue?',
    button: 'Unschedule',
    text: 'It becomes a draft again and won’t be sent until you reschedule it.',
    done: 'The issue is a draft again.',
  },
  pause: {
    title: 'Pause this issue?',
    button: 'Pause',
    text: 'No more emails go out. Those already handed to the email service will still arrive.',
    done: 'The issue is paused.',
  },
  resume: {
    title: 'Resume this issue?',
    button: 'Resume',
    text: 'Sending continues with the remaining emails.',
    done: 'Sending has resumed.',
  },
  cancel: {
    title: 'Stop sending this issue?',
    button: 'Stop sending',
    isDangerous: true,
    text: 'The remaining emails will never be sent. Those already handed to the email service will still arrive.',
    done: 'Sending has stopped for good.',
  },
  'send-missed': {
    title: 'Send this issue to the readers who were missed?',
    button: 'Send',
    text: 'It goes to readers whose email was refused or dropped, or whose result is unknown. Readers with an unknown result may get it twice.',
    done: 'The missed emails are being sent.',
  },
  delete: {
    title: 'Delete this draft?',
    button: 'Delete',
    isDangerous: true,
    text: 'Its texts and their revisions will be deleted. You can’t undo this.',
    done: 'Draft deleted.',
  },
}

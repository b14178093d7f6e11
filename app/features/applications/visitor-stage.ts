import type { ApplicationStatus } from '#db/tables/records.ts'

type Stage = { pill: string; label: string; words: string }

const received: Stage = {
  pill: 'new',
  label: 'Received',
  words: 'We have received it, and a person will read it soon.',
}

const stages: Record<ApplicationStatus, Stage> = {
  new: received,
  // What is quarantined as spam looks received, as it did on the thanks.
  spam: received,
  reviewing: { pill: 'reviewing', label: 'In review', words: 'Someone is reading it.' },
  interview: {
    pill: 'interview',
    label: 'Interview',
    words: 'We would like to talk to you and will write to arrange a time.',
  },
  accepted: {
    pill: 'accepted',
    label: 'Accepted',
    words: 'You have a place. We will write to you about the start date.',
  },
  rejected: { pill: 'rejected', label: 'Closed', words: 'We cannot offer you a place this time. You may apply again.' },
  withdrawn: { pill: 'withdrawn', label: 'Withdrawn', words: 'It has been withdrawn. You may apply again.' },
}

/** All there are, in the order in which they may come. */
export const applicationStages = [...new Set(Object.values(stages))]

/** Where an application stands, told to who sent it. */
export const stageOf = (status: ApplicationStatus) => stages[status]

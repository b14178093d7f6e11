import type { Enquiry, RecordEvent } from '#db/tables/records.ts'

const stages = {
  received: { pill: 'new', label: 'Received', words: 'We have received it, and a person will read it soon.' },
  inProgress: { pill: 'in progress', label: 'In progress', words: 'Someone is working on a reply.' },
  completed: {
    pill: 'completed',
    label: 'Completed',
    words: 'We have closed it. If you are still waiting for something, please write to us again.',
  },
  withdrawn: { pill: 'completed', label: 'Withdrawn', words: 'You have withdrawn it, and we take no further action.' },
}

/** All there are, in the order in which they may come. */
export const enquiryStages = Object.values(stages)

/** Where an enquiry stands, told to who sent it. What is quarantined as spam looks received, as it did on the thanks. */
export function stageOf({ status }: Pick<Enquiry, 'status'>, events: readonly Pick<RecordEvent, 'type'>[]) {
  if (status === 'in_progress') return stages.inProgress
  if (status !== 'completed') return stages.received
  const last = events.findLast(({ type }) => type === 'status' || type === 'withdrawn')
  return last?.type === 'withdrawn' ? stages.withdrawn : stages.completed
}

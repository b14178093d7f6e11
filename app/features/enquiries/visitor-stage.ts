import type { Enquiry, RecordEvent } from '#db/tables/records.ts'

/** Where an enquiry stands, told to who sent it. What is quarantined as spam looks received, as it did on the thanks. */
export function stageOf({ status }: Pick<Enquiry, 'status'>, events: readonly Pick<RecordEvent, 'type'>[]) {
  if (status === 'in_progress') {
    return { pill: 'in progress', label: 'In progress', words: 'Someone is working on a reply.' }
  }
  if (status !== 'completed') {
    return { pill: 'new', label: 'Received', words: 'We have received it, and a person will read it soon.' }
  }
  const last = events.findLast(({ type }) => type === 'status' || type === 'withdrawn')
  if (last?.type === 'withdrawn') {
    return { pill: 'completed', label: 'Withdrawn', words: 'You have withdrawn it, and we take no further action.' }
  }
  return {
    pill: 'completed',
    label: 'Completed',
    words: 'We have closed it. If you are still waiting for something, please write to us again.',
  }
}

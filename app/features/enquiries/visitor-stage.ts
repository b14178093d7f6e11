import type { Enquiry, RecordEvent } from '#db/schema.ts'

/** Where an enquiry stands, told to who sent it. What is quarantined as spam looks received, as it did on the thanks. */
export function stageOf({ status }: Pick<Enquiry, 'status'>, events: readonly Pick<RecordEvent, 'type'>[]) {
  if (status === 'in_progress') {
    return { pill: 'in progress', label: 'In progress', words: 'Somebody is working on the answer.' }
  }
  if (status !== 'completed') {
    return { pill: 'new', label: 'Received', words: 'It is stored, and waits for the first person who is free.' }
  }
  const last = events.findLast(({ type }) => type === 'status' || type === 'withdrawn')
  if (last?.type === 'withdrawn') {
    return { pill: 'completed', label: 'Withdrawn', words: 'You have withdrawn it. We do nothing more about it.' }
  }
  return {
    ...{ pill: 'completed', label: 'Completed' },
    words: 'For us it is done. If you still wait for something, please write to us anew.',
  }
}

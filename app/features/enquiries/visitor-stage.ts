import { type LastWord, type NextStep, nextStep, type TellMove } from '#app/features/records/visitor/history.ts'
import type { EnquiryStatus, RecordEvent } from '#db/tables/records.ts'

type Stage = { pill: string; label: string } & NextStep

const received: Stage = {
  pill: 'new',
  label: 'Received',
  words: 'We have received it, and a person will read it soon.',
  afterReply: 'kept',
  isOpen: true,
}

const stages: Record<EnquiryStatus, Stage> = {
  new: received,
  // What is quarantined as spam looks received, as it did on the thanks.
  spam: received,
  in_progress: {
    pill: 'in progress',
    label: 'In progress',
    words: 'Someone is working on a reply.',
    afterReply: 'replaced',
    isOpen: true,
  },
  completed: {
    pill: 'completed',
    label: 'Completed',
    words: 'We have closed it. If you are still waiting for something, please write to us again.',
    afterReply: 'followed',
    isOpen: false,
  },
}

const withdrawn: Stage = {
  pill: 'completed',
  label: 'Withdrawn',
  words: 'You have withdrawn it, and we take no further action.',
  afterReply: 'kept',
  isOpen: false,
}

/** All there are, in the order in which they may come. */
export const enquiryStages = [...new Set([...Object.values(stages), withdrawn])]

/** Where an enquiry stands and what comes next, told to who sent it. */
export function stageOf(status: EnquiryStatus, events: readonly Pick<RecordEvent, 'type'>[], last: LastWord) {
  const change = events.findLast(({ type }) => type === 'status' || type === 'withdrawn')
  const stage = status === 'completed' && change?.type === 'withdrawn' ? withdrawn : stages[status]
  return { pill: stage.pill, label: stage.label, words: nextStep(stage, last) }
}

const moves: Record<EnquiryStatus, string | null> = {
  new: null,
  spam: null,
  in_progress: 'We began to work on it',
  completed: 'We closed it',
}

export const tellEnquiryMove: TellMove<'enquiry'> = ({ from_status, to_status }) => {
  const title = from_status === 'completed' ? 'We opened it again' : moves[to_status]
  return title === null ? null : { title, words: null }
}

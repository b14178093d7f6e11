import type { EventLine } from '#app/features/records/timeline.server.ts'
import { type LastWord, type NextStep, nextStep, type TellMove } from '#app/features/records/visitor/history.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { EnquiryStatus, Language, RecordEvent } from '#db/tables/records.ts'

type Stage = { pill: string; label: Phrase } & NextStep

const received: Stage = {
  pill: 'new',
  label: 'Received',
  words: 'We have received it, and a person will read it soon.',
  afterReply: 'kept',
  isOpen: true,
}

const stages: Record<EnquiryStatus, Stage> = {
  new: received,
  // To its sender, an enquiry in quarantine looks received.
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
  pill: 'withdrawn',
  label: 'Withdrawn',
  words: 'You have withdrawn it, and we take no further action.',
  afterReply: 'kept',
  isOpen: false,
}

/** Every stage, in order. */
export const enquiryStages = [...new Set([...Object.values(stages), withdrawn])]

/** The stage and the next step in the visitor's words. */
export function stageOf(
  status: EnquiryStatus,
  events: readonly Pick<RecordEvent, 'type'>[],
  last: LastWord,
  language: Language = 'en',
) {
  const change = events.findLast(({ type }) => type === 'status' || type === 'withdrawn')
  const stage = status === 'completed' && change?.type === 'withdrawn' ? withdrawn : stages[status]
  return { pill: stage.pill, label: sayIn(language)(stage.label), words: nextStep(stage, last, language) }
}

const moves: Record<EnquiryStatus, Phrase | null> = {
  new: null,
  spam: null,
  in_progress: 'We began to work on it',
  completed: 'We closed it',
}

type Move = Pick<EventLine<'enquiry'>, 'from_status' | 'to_status'>

export const tellEnquiryMove: TellMove<Move> = ({ from_status, to_status }) => {
  const title = from_status === 'completed' ? 'We opened it again' : moves[to_status]
  return title === null ? null : { title, words: null }
}

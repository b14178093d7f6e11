// Every stage of a record, in the words of a language.
import { applicationStages } from '#app/features/applications/application-stages.ts'
import { enquiryStages } from '#app/features/enquiries/enquiry-stages.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { StatusRecord } from './status-record.tsx'

type Stage = StatusRecord['stage']

export function stagesIn(language: Language): Record<StatusRecord['what'], Stage[]> {
  const say = sayIn(language)
  const said = (stages: readonly { pill: string; label: Phrase; words: Phrase }[]) =>
    stages.map(({ pill, label, words }) => ({ pill, label: say(label), words: say(words) }))
  return { enquiry: said(enquiryStages), application: said(applicationStages) }
}

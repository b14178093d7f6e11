// Every stage of a record, in the words of a language.
import { applicationStages } from '#app/features/applications/application-stages.ts'
import { enquiryStages } from '#app/features/enquiries/enquiry-stages.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import type { Language, RecordKind } from '#db/tables/records.ts'
import type { Stage } from './status-track.tsx'

export function stagesIn(language: Language): Record<RecordKind, Stage[]> {
  const say = sayIn(language)
  const said = (stages: readonly { pill: string; label: Phrase; words: Phrase }[]) =>
    stages.map(({ pill, label, words }) => ({ pill, label: say(label), words: say(words) }))
  return { enquiry: said(enquiryStages), application: said(applicationStages) }
}

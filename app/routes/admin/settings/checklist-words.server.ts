// The lines of the launch checklist and the claims register, in the language of the member of staff.
import { claims } from '#app/content/company/claims.ts'
import { legalLanguages } from '#app/content/legal/pages.ts'
import { labelsIn } from '#app/features/texts/missing-facts.ts'
import { wordIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import type { readChecklist } from './checklist.server.ts'

/** The facts of the legal texts are named in the language of each text. */
const languageOfFact = new Map<string, Language>(
  legalLanguages.flatMap(({ language, documents, words }) =>
    labelsIn(JSON.stringify([documents, words])).map((label) => [label, language] as const),
  ),
)

type Checklist = Awaited<ReturnType<typeof readChecklist>>

export function checklistIn(language: Language, { areas, outdated }: Pick<Checklist, 'areas' | 'outdated'>) {
  const word = wordIn(language)
  return {
    areas: areas.map(({ area, items, progress }) => ({
      area: word(area),
      items: items.map((item) => lineIn(word, item)),
      progress,
    })),
    outdated: outdated.map((text) => ({ ...text, title: word(text.title) })),
  }
}

/** A fact keeps its label, which is its address; its name is in the language of the page, or in its own. */
function lineIn(word: ReturnType<typeof wordIn>, line: Checklist['areas'][number]['items'][number]) {
  const { id, item, where, facts, fields, edit } = line
  return {
    id,
    item: word(item),
    where: word(where),
    facts: facts.map((fact) => ({ ...fact, name: word(fact.label), language: foreign(fact.label) })),
    fields: fields.map((field) => ({ ...field, label: word(field.label) })),
    edit: edit.map((kind) => ({ ...kind, label: word(kind.label) })),
  }
}

/** Undefined for a label that is a phrase. */
function foreign(label: string): Language | undefined {
  const language = languageOfFact.get(label)
  return language === 'en' ? undefined : language
}

export function claimsIn(language: Language) {
  const word = wordIn(language)
  return claims.map(({ id, claim, where, backing, note }) => ({
    id,
    claim: word(claim),
    where: where.map(word).join(', '),
    backing: word(backing),
    note: word(note),
  }))
}

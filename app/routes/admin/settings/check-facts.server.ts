// Which facts of a line of the launch checklist are filled in, and where the others are to be.
import type { LaunchItem } from '#app/content/company/launch-checklist.ts'
import type { Company } from '#app/features/texts/company/company.server.ts'
import { companyTexts } from '#app/features/texts/company/company-texts.ts'
import { fieldsFor } from '#app/features/texts/company/facts-in-content.ts'
import { placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { textForm, textPath } from '#app/routes/admin/texts/paths.ts'

export type CheckedItem = {
  facts: readonly { label: string; isKnown: boolean; to: string | null }[]
  fields: readonly { label: string; isKnown: boolean; to: string }[]
}

export function checkItem({ facts = [], fields = [] }: LaunchItem, { inContent, words }: Company): CheckedItem {
  const values = valuesOf(companyTexts.fields, words.en)
  const labels = new Map(placesIn(companyTexts.fields, values).map(({ name, label }) => [name, label]))
  return {
    facts: facts.map((label) => {
      const [field] = fieldsFor(label, words)
      const to = field ? `${textPath('company', field.key, field.language)}#${textForm}-${field.name}` : null
      return { label, isKnown: inContent.has(label), to }
    }),
    fields: fields.map((name) => ({
      label: labels.get(name) ?? name,
      isKnown: Boolean(values[name]),
      to: `${textPath('company', 'facts', 'en')}#${textForm}-${name}`,
    })),
  }
}

// The details of an entry in words: those of the code in the reader's language, and what people typed as it is.
import { webhookEvents } from '#app/features/records/webhooks/events.ts'
import { tokenScopes } from '#app/features/staff/api-tokens/words.ts'
import type { AuditLine } from '#app/features/staff/audit/audit.server.ts'
import { codeWords } from '#app/features/staff/audit/detail-words.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { fileSize } from '#app/routes/admin/mail/received/files.tsx'
import { weekdayNames } from '#app/time/working-hours.ts'
import type { Language } from '#db/tables/records.ts'

type Detail = AuditLine['detail'][number]

export function detailsOf(line: Pick<AuditLine, 'verb' | 'record_reference' | 'detail'>, language: Language): Detail[] {
  const { verb } = line
  const { fields } = kindOf(line.record_reference) ?? {}
  const words: Record<string, (key: string) => string> = {
    events: (key) => sayIn(language)(webhookEvents[key as keyof typeof webhookEvents] ?? key),
    bytes: (size) => fileSize(Number(size), pageLanguages[language].locale),
    scope: (key) => sayIn(language)(tokenScopes[key as keyof typeof tokenScopes] ?? key),
    ...(fields ? { fields: (key) => fieldLabel(language, fields, key) } : {}),
  }
  const named = line.detail.map(([name, value]): Detail => {
    const inWords = words[name]
    if (inWords) return [name, listIn(String(value), inWords)]
    const isDrawn = typeof value === 'number' || dayOf.test(name)
    return [name, isDrawn ? value : codeWords({ verb, name }, value, sayIn(language))]
  })
  return weeksIn(named, language)
}

const kindOf = (reference: string | null) => findKind(reference?.split('/')[0] ?? '')

const listIn = (keys: string, inWords: (key: string) => string) =>
  [...new Set(keys.split(', ').map(inWords))].join(', ')

const dayOf = /^(seoul|cameroon)([1-7])$/

/** The hours of an office's weekdays, such as `seoul1`, as one detail for all days with the same hours. */
function weeksIn(detail: readonly Detail[], language: Language): Detail[] {
  const weeks = new Map<string, Map<string, number[]>>()
  const rest = detail.filter(([name, value]) => {
    const [, office, day] = dayOf.exec(name) ?? []
    if (!office) return true
    const week = weeks.get(office) ?? new Map<string, number[]>()
    week.set(String(value), [...(week.get(String(value)) ?? []), Number(day)])
    weeks.set(office, week)
    return false
  })
  const told = [...weeks].map(([office, week]): Detail => {
    const parts = [...week].map(([hours, days]) => {
      const shown = hours === 'none' ? sayIn(language)('none') : hours.replaceAll('-', '–')
      return `${rangesOf(days, language)} ${shown}`
    })
    return [`${office}Hours`, parts.join('; ')]
  })
  return [...rest, ...told]
}

/** Days that follow each other are a range. */
function rangesOf(days: readonly number[], language: Language): string {
  const ranges: number[][] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else ranges.push([day])
  }
  const nameOf = (day = 0) => weekdayNames[language][day - 1] ?? ''
  return ranges
    .map((range) => (range.length > 1 ? `${nameOf(range[0])}–${nameOf(range.at(-1))}` : nameOf(range[0])))
    .join(', ')
}

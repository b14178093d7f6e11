// What the records of the audit log are called, where their reference alone says little.

import { languageNames } from '#app/content/languages.ts'
import { courseName } from '#app/features/applications/runs/stored-course.ts'
import { listNames } from '#app/features/records/records.server.ts'
import type { AuditLine } from '#app/features/staff/audit/audit.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'

type Named = Pick<AuditLine, 'record_kind' | 'record_reference'>

/** By reference. An erased person has no name any more. */
export async function subjectsOf(
  db: Db,
  lines: readonly Named[],
  { language, now }: { language: Language; now: number },
): Promise<Map<string, string>> {
  const say = sayIn(language)
  const records = await listNames(db, referencesOf(lines, 'enquiry', 'application'))
  const named = records.map(({ kind, reference, name }) => {
    const phrase = kind === 'enquiry' ? '{name}’s enquiry' : '{name}’s application'
    return [reference, say(phrase, { name })] as const
  })
  const texts = referencesOf(lines, 'text').map((reference) => [reference, textIn(reference, language)] as const)
  const runs = await runsIn(db, referencesOf(lines, 'course-run'), { language, now })
  return new Map([...named, ...texts, ...runs])
}

const referencesOf = (lines: readonly Named[], ...kinds: string[]) =>
  lines.flatMap((line) => (kinds.includes(line.record_kind) ? (line.record_reference ?? []) : []))

/** A course run by the name of its course and its first day, as its page says them. */
async function runsIn(db: Db, references: readonly string[], { language, now }: { language: Language; now: number }) {
  if (references.length === 0) return []
  const courses = await readCourses(db, now)
  return references.map((reference) => {
    const [course = '', day = ''] = reference.split(' ')
    const title = `${courseName(courses, course)}, ${dayWords(day, language)}`
    return [reference, sayIn(language)('Course run {title}', { title })] as const
  })
}

/** A page by its title, an entry of a list by its list and key. */
function textIn(reference: string, reader: Language): string {
  const [name = '', key = '', language] = reference.split('/')
  const kind = findKind(name)
  if (!kind) return reference
  const title = sayIn(reader)(kind.title)
  const parts = [title, kind.list ? key : '', language ? sayIn(reader)(languageNames[language as Language]) : '']
  return parts.filter(Boolean).join(', ')
}

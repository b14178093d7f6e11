// The lines of the launch checklist, in the language of the member of staff.
import { languageNames } from '#app/content/languages.ts'
import type { readChecklist } from '#app/features/company/checklist.server.ts'
import { type itemStates, legalId } from '#app/features/company/words.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import type { Label } from '#app/forms/document/document-values.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import { drawn } from '#app/languages/message.ts'
import { type Phrase, phraseOf, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { kindPath, reviewPath, textForm, textPath, withFrom } from '#app/routes/admin/texts/paths.ts'
import { titleIn } from '#app/routes/admin/texts/text-address.server.ts'
import { factId } from '#app/ui/text/fact-text.tsx'
import type { Language } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'

type Checklist = Awaited<ReturnType<typeof readChecklist>>
type Group = Checklist['groups'][number]

type Field = Pick<Group['required'][number], 'place' | 'language'>

const checklistPath = '/dashboard/settings/launch-checklist'

/** Null where the reader may not go. @param back the id of the line to which saving leads */
const linkTo = (role: Roles, { place, language = 'en' }: Field, back: string) =>
  place
    ? toText(
        role,
        `${withFrom(textPath(place.kind, place.key, place.language), `${checklistPath}#${back}`)}#${textForm}-${place.name}`,
      )
    : `#${legalId(language)}`

const toText = (role: Roles, path: string) => (can(role, 'texts.read') ? path : null)

export function checklistIn(
  language: Language,
  role: Roles,
  { groups, outdated }: Pick<Checklist, 'groups' | 'outdated'>,
) {
  const say = sayIn(language)
  const all = groups.flatMap(({ required }) => required)
  const ids = all.map(nextId)
  const open = all.flatMap((field) => (field.isKnown ? [] : nextId(field)))
  const lineOf = (field: Group['required'][number]) => {
    const { label, place, language: own, isKnown } = field
    const id = nextId(field)
    const back = isKnown ? id : (open[open.lastIndexOf(id) + 1] ?? 'next')
    return {
      // A field that misses several facts has several lines.
      id: ids.indexOf(id) === all.indexOf(field) ? id : undefined,
      name: place ? nameIn(language, label) : `${say('Legal texts')} (${say(languageNames[own ?? 'en'])})`,
      language: place ? own : undefined,
      to: linkTo(role, field, back),
    }
  }
  return {
    groups: groups.map(({ who, items, required }) => {
      const next = required.filter(({ isKnown }) => !isKnown)
      return {
        who: say(who),
        items: items.map((item) => lineIn(language, role, item)),
        next: next.map(lineOf),
        done: required.filter(({ isKnown }) => isKnown).map(lineOf),
        known: required.length - next.length,
        all: required.length,
      }
    }),
    outdated: outdated.map(({ kind: name, key, language: own, title }) => {
      const kind = findKind(name)
      return {
        language: own,
        title: kind ? titleIn(language, kind, title) : title,
        to: toText(role, reviewPath(name, key, own)),
      }
    }),
  }
}

/** The pages that the lines name, by their addresses; a page below one of them goes by its name. */
const pageNames: Readonly<Record<string, Phrase>> = {
  '/': 'Home',
  '/about': 'About us',
  '/admin-controls': 'Blog posts',
  '/admin/branding/business-card': 'Business Card',
  '/admin/branding/letterhead': 'Letterhead',
  '/blog': 'Blog',
  '/careers': 'Courses',
  '/case-studies': 'Case studies',
  '/contact': 'Contact',
  '/cookies': 'Cookie notice',
  '/cta': 'Schedule a consultation',
  '/dashboard/careers/codes': 'Discount codes',
  '/dashboard/settings/holidays': 'Holidays',
  '/docs': 'Documentation',
  '/industries': 'Industries',
  '/media': 'Media and press kit',
  '/privacy': 'Privacy notice',
  '/products': 'Products',
  '/resources/case-studies': 'Case studies',
  '/services': 'Services',
  '/spotlight': 'Industry Spotlight',
  '/technologies': 'Technologies',
  '/terms': 'Terms',
  '#legal-texts': 'Legal texts',
}

const permissions: Record<string, Permission> = {
  '/admin-controls': 'posts.read',
  '/dashboard/careers/codes': 'applications.read',
  '/dashboard/settings/holidays': 'company.manage',
}

/** Each page once, by its name and with its address, if the reader may open it; other places are words. */
function placesIn(say: Say, role: Roles, where: readonly string[]) {
  const places = where.map((place) => {
    const name = pageNames[place] ?? pageNames[place.slice(0, place.lastIndexOf('/'))]
    const needed = permissions[place]
    const isOpen = name !== undefined && (!needed || can(role, needed))
    return { label: say(name ?? phraseOf(place) ?? drawn(place)), to: isOpen ? place : null }
  })
  return [...new Map(places.reverse().map((place) => [place.label, place])).values()].reverse()
}

const nextId = ({ place, language = 'en' }: Field) =>
  place ? `next-${place.kind}-${place.key}-${place.language}-${place.name}` : `next-legal-${language}`

/** A fact of a legal text is named in its language. */
const nameIn = (language: Language, label: string | Label) =>
  typeof label === 'string' ? sayIn(language)(phraseOf(label) ?? drawn(label)) : labelIn(language, label)

/** A fact keeps its label, which is its address; its name is in the language of the page, or in its own. */
function lineIn(own: Language, role: Roles, line: Group['items'][number]) {
  const say = sayIn(own)
  const { id, item, isOptional, where, facts, fields, edit } = line
  return {
    id,
    item: say(item),
    state: stateOf(line),
    where: placesIn(say, role, where),
    facts: facts.map(({ label, language, isKnown, fields }) => {
      const field = fields.find((one) => !one.isKnown) ?? fields[0]
      return {
        label,
        language,
        isKnown,
        isOptional,
        name: nameIn(own, label),
        to: field ? linkTo(role, field, factId(label)) : null,
      }
    }),
    fields: fields.map(({ label, place, ...field }) => {
      const id = `field-${place?.name}`
      return { ...field, id, name: nameIn(own, label), to: linkTo(role, { place }, id) }
    }),
    edit: edit.map(({ label, kind, key, language }) => ({
      label: say(label),
      to: toText(role, key === null ? kindPath(kind) : textPath(kind, key, language)),
    })),
  }
}

/** What is neither typed nor counted is for a person to check. */
function stateOf({ facts, fields, isOptional }: Group['items'][number]): keyof typeof itemStates {
  const all = [...facts.map((fact) => ({ isOptional, ...fact })), ...fields]
  const missing = all.filter(({ isKnown }) => !isKnown)
  if (all.length === 0) return 'check'
  if (missing.length === 0) return 'known'
  return missing.some(({ isOptional }) => !isOptional) ? 'missing' : 'optional'
}

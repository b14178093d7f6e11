// The server says the lines of the launch checklist and the holidays: none is left in English.
import { expect, test } from 'vitest'
import { readChecklist } from '#app/features/company/checklist.server.ts'
import { roles } from '#app/features/staff/permissions.ts'
import { otherLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { holidays } from '#app/time/holidays.ts'
import type { Language } from '#db/tables/records.ts'
import type { Role } from '#db/tables/staff.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { checklistIn } from './checklist-words.server.ts'
import { holidayName } from './holidays.server.ts'

/** Addresses and files are the same in every language. */
const address = /\(FAQ\)|(?:[\w-]*\/)+[\w/.…-]*/g
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(address, ''))

type Checklist = ReturnType<typeof checklistIn>
/** Facts in the language of a legal text are named in that. */
const wordsOf = ({ groups }: Checklist) =>
  groups.flatMap(({ who, items, next }) => [
    who,
    ...next.filter(({ language }) => !language).map(({ name }) => name),
    ...items.flatMap(({ item, where, facts, fields, edit }) => [
      item,
      ...where.map(({ label }) => label),
      ...facts.filter(({ language }) => !language).map(({ name }) => name),
      ...fields.map(({ name }) => name),
      ...edit.map(({ label }) => label),
    ]),
  ])

/** Who may open the staff pages to which lines lead. */
const doors: { path: string; roles: readonly Role[] }[] = [
  { path: '/admin/texts', roles: ['admin', 'editor', 'viewer'] },
  { path: '/admin/branding', roles },
  { path: '/admin-controls', roles: ['admin', 'editor', 'viewer'] },
  { path: '/dashboard/careers', roles: ['admin', 'desk', 'admissions', 'viewer'] },
  { path: '/dashboard/settings/holidays', roles: ['admin'] },
  { path: '/dashboard', roles: [] },
  { path: '/admin', roles: [] },
]

describeOnBothDialects('the launch checklist', (open) => {
  test.each(otherLanguages)('every line is said in %s', async (language) => {
    const checklist = await readChecklist(await open(), Date.now())
    const english = new Set(wordsOf(checklistIn('en', 'admin', checklist)))
    const left = wordsOf(checklistIn(language, 'admin', checklist)).filter((text) => english.has(text) && hasWord(text))
    expect(english.size).toBeGreaterThan(100)
    // The words that are the same in French.
    const same = ['Blog', 'Contact', 'Documentation', 'Technologies']
    expect([...new Set(left)].toSorted()).toEqual(language === 'fr' ? same : [])
  })

  test.each(roles)('no line leads %s where the role may not go', async (role) => {
    const { groups, outdated } = checklistIn('en', role, {
      ...(await readChecklist(await open(), Date.now())),
      outdated: [{ kind: 'faq', key: 'x', language: 'fr', title: 'x' } as never],
    })
    const lines = groups.flatMap(({ next, items }) => [
      ...next,
      ...items.flatMap(({ where, facts, fields, edit }) => [...where, ...facts, ...fields, ...edit]),
    ])
    const paths = [...lines, ...outdated].flatMap(({ to }) =>
      to && doors.some((door) => to.startsWith(door.path)) ? to : [],
    )
    const refused = paths.filter((path) => {
      const door = doors.find((one) => path.startsWith(one.path))
      return door && !door.roles.includes(role)
    })
    expect(refused).toEqual([])
    expect(paths.some((path) => path.startsWith('/admin/texts'))).toBe(['admin', 'editor', 'viewer'].includes(role))
  })

  test('saving a line leads to the next one that is missing, and a done line to itself', async () => {
    const checklist = await readChecklist(await open(), Date.now())
    const [first, ...others] = checklist.groups
    const [name, ...required] = first?.required ?? []
    if (!first || !name) throw new Error('The checklist is empty')
    const groups = [{ ...first, required: [{ ...name, isKnown: true }, ...required] }, ...others]
    const lines = checklistIn('en', 'admin', { ...checklist, groups }).groups
    const back = (to?: string | null) =>
      /#([^#]*)$/.exec(new URLSearchParams(to?.split(/[?#]/)[1]).get('from') ?? '')?.[1]
    const done = lines[0]?.done.map(({ id, name, to }) => [id, name, back(to)])
    expect(done).toEqual([
      ['next-company-facts-en-legalName', 'Registered company name', 'next-company-facts-en-legalName'],
    ])
    const missing = lines.flatMap(({ next }) => next)
    const handbook = 'next-docs-course-handbook-en-text'
    const named = (part: string) => missing.filter(({ name }) => name === part).map(({ id, to }) => [id, back(to)])
    expect(named('Registered address')).toEqual([
      ['next-company-facts-en-registeredAddress', 'next-company-facts-en-registrationNumbers'],
    ])
    // One field misses both.
    const after = 'next-company-facts-en-privacy.email'
    expect([...named('Refund terms'), ...named('Minimum age for courses')]).toEqual([
      [handbook, after],
      [undefined, after],
    ])
    expect(back(missing.at(-1)?.to)).toBe('next')
    const legal = missing.filter(({ to }) => to?.startsWith('#')).map(({ name, to }) => `${name} ${to}`)
    expect(legal).toEqual([
      'Legal texts (English) #legal-en',
      'Legal texts (Korean) #legal-ko',
      'Legal texts (French) #legal-fr',
    ])
  })

  test('a fact keeps its address', async () => {
    const checklist = await readChecklist(await open(), Date.now())
    const labels = (language: Language) =>
      checklistIn(language, 'admin', checklist).groups.flatMap(({ items }) =>
        items.flatMap(({ facts }) => facts.map(labelOf)),
      )
    expect(labels('ko')).toEqual(labels('en'))
  })
})

const labelOf = ({ label }: { label: string }) => label

test.each(otherLanguages)('every public holiday is named in %s', (language) => {
  const names = [...new Set(Object.values(holidays).flatMap(Object.values<string>))]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => sayIn(language)(holidayName(name)) === name)).toEqual([])
})

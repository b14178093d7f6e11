import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '#app/languages/message.ts'
import { catalogues, sayIn } from '#app/languages/phrases.server.ts'
import { codeWords, detailLabel, logWord, valueWords } from './detail-words.ts'

const source = readFileSync('db/audit.ts', 'utf8')
const types = source.slice(source.indexOf('type AuditVerbs'), source.indexOf('export type AuditKind'))
const actions = readFileSync('db/tables/texts.ts', 'utf8')
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)

/** The members of a union type of db/tables/texts.ts. */
const union = (name: string): string[] => {
  const [, members = ''] = new RegExp(`type ${name} =([^/]*?)\n\n`).exec(actions) ?? []
  return [...quoted(members), ...[...members.matchAll(/\| (\w+)/g)].flatMap(([, other = '']) => union(other))]
}
const sources = readdirSync('app/features', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.server.ts'),
)
const settings = sources.flatMap((path) =>
  [...readFileSync(join('app/features', path), 'utf8').matchAll(/= defineSettings\('([\w-]+)'/g)].map(
    ([, key = '']) => key,
  ),
)
const composed = [...types.matchAll(/`([a-z-]*)\$\{([^}]+)\}([a-z-]*)`/g)].flatMap(([, before, part = '', after]) =>
  (part === 'string' ? settings : part.includes("'") ? quoted(part) : union(part)).map((word) => before + word + after),
)
const kinds = [...types.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, kind = '']) => kind)
const verbs = [...quoted(types.replaceAll(/`[^`]*`/g, '')), ...composed]

/** The details that the code writes, and the settings that a change of theirs names. */
const literals = sources.flatMap((path) => {
  const text = readFileSync(join('app/features', path), 'utf8')
  const written = /recordAudit|recordExport|entry: \{ verb/.test(text)
    ? text.matchAll(/\bdetail(?:: | = )\{([^{}]+)\}/g)
    : []
  return [...written, ...text.matchAll(/= defineSettings[\s\S]*?defaults: \{([^{}]+)\}/g)].map(
    ([, inside = '']) => inside,
  )
})
const details = literals.flatMap((inside) =>
  inside.split(',').flatMap((part) => /^\s*'?(\w[\w ]*?)'?\s*(?::|$)/.exec(part)?.[1] ?? []),
)

describe('an entry of the audit log', () => {
  test('has words for each verb and kind in every language', () => {
    expect(composed).toEqual(expect.arrayContaining(['languages-changed', 'entry-hidden', 'text-saved']))
    const names = new Set([...kinds, ...verbs, 'enquiry'].map((name) => sayInEnglish(logWord(name))))
    expect([...names].filter((name) => !Object.hasOwn(catalogues.fr.audit, name))).toEqual([])
    expect(logWord('of-an-older-release')).toEqual({ text: 'of an older release' })
  })

  const inFrench = sayIn('fr')
  test('has words for the values of the code, and leaves those that people typed', () => {
    expect(codeWords({ verb: 'moved', name: 'status' }, 'draft → published', inFrench)).toBe('brouillon → publié')
    expect(codeWords({ verb: 'moved', name: 'role' }, 'viewer', inFrench)).toBe('lecteur')
    expect(codeWords({ verb: 'moved', name: 'from' }, 'in_progress', inFrench)).toBe('en cours')
    expect(detailLabel('reads', inFrench) + codeWords({ verb: 'moved', name: 'reads' }, 'without', inFrench)).toMatch(
      /^lectures\s: sans$/,
    )
    expect(codeWords({ verb: 'moved', name: 'title' }, 'published', inFrench)).toBe('published')
    expect(codeWords({ verb: 'moved', name: 'to' }, 'Ada Admin', inFrench)).toBe('Ada Admin')
    expect(codeWords({ verb: 'assigned', name: 'to' }, 'Page', inFrench)).toBe('Page')
    expect(codeWords({ verb: 'renamed', name: 'from' }, 'Received', inFrench)).toBe('Received')
    expect(valueWords({ verb: 'moved', name: 'advertising' }, true, inFrench)).toBe('oui')
  })

  test('shows no name of the code', () => {
    const said = [
      ...[...kinds, ...verbs].map((name) => sayInEnglish(logWord(name))),
      ...details.map((name) => detailLabel(name, sayInEnglish)),
    ]
    const words = said.map((one) => one.replaceAll(/sign-in|two-step/g, ''))
    expect(words.filter((one) => /[-_.][a-z]|[a-z][A-Z]|\d/.test(one))).toEqual([])
    expect(details).toEqual(expect.arrayContaining(['isPutAway', 'maxUses', 'switchedOn']))
    expect(
      details.filter((name) => !Object.hasOwn(catalogues.fr.audit, `${detailLabel(name, sayInEnglish)}{value}`)),
    ).toEqual([])
    const values = ['publicDraft', 'walk_in', 'ko', 'Asia/Seoul'].map((code) =>
      codeWords({ verb: 'moved', name: 'by' }, code, sayInEnglish),
    )
    expect(values).toEqual(['public draft', 'walk in', 'Korean', 'Asia/Seoul'])
  })

  test('names each detail before its value', () => {
    const said = [catalogues.fr, catalogues.ko].flatMap(({ audit }) => Object.entries(audit))
    const details = said.filter(([phrase]) => phrase.includes('{value}'))
    expect(details.filter(([, text]) => !text.endsWith(': {value}'))).toEqual([])
  })

  test('has no underscores in English', () => {
    expect(codeWords({ verb: 'moved', name: 'from' }, 'in_progress', sayInEnglish)).toBe('in progress')
  })
})

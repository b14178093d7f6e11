// The rows of tests/contract/pages.yaml, and how each is found on a page.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from '#db/tables/records.ts'
import type { Seen } from './seen.ts'

type Row = {
  heading?: string
  link?: string
  icon?: string
  button?: string
  field?: string
  label?: string
  text?: string
  list?: number
  card?: string[]
  picture?: 'icon' | 'drawing' | 'slide'
  to?: string
  in?: string
  only?: Installation
  order?: 'free'
  inEnglish?: true
}
export type Installation = 'filled' | 'empty'
type ContractPage = { page: string; inEnglish?: true; rows: Row[] }

export const contract: ContractPage[] = parse(readFileSync('tests/contract/pages.yaml', 'utf8'))

/** What the page does not keep of the contract, in words. */
export function broken(rows: readonly Row[], seen: readonly Seen[], language: Language, installation: Installation) {
  const problems: string[] = []
  let last = -1
  for (const row of rows) {
    if (row.inEnglish && language !== 'en') continue
    const found = seen.flatMap((one, at) => (isMeant(row, one, language) ? [at] : []))
    const title = JSON.stringify(row)
    if (row.only && row.only !== installation) {
      if (language === 'en' && found.length > 0) problems.push(`${title} is there`)
      continue
    }
    // Two rows may be in one text.
    const at = found.find((place) => row.order === 'free' || place > last || (row.text && place === last))
    if (at === undefined) problems.push(`${title} ${found.length > 0 ? 'is above the row before it' : 'is not there'}`)
    else if (seen[at]?.problem) problems.push(`${title} ${seen[at].problem}`)
    if (at !== undefined && row.order !== 'free') last = at
  }
  return problems
}

const widths = { icon: 12, drawing: 100, slide: 100 }

function isMeant(row: Row, { kind, words, to, name, entries, width, parts }: Seen, language: Language): boolean {
  /** Words are compared in English only, in which they are specified. */
  const says = (wanted: string) => language !== 'en' || words.includes(wanted)
  const leads = row.to === undefined || pathIn(row.to.includes('#') ? to : to.replace(/#.*/, '')) === row.to
  if (row.in && !parts.includes(row.in)) return false
  if (row.heading !== undefined) return kind === 'heading' && says(row.heading)
  if (row.link !== undefined) return kind === 'link' && says(row.link) && leads
  if (row.icon !== undefined) return kind === 'link' && name.includes(row.icon) && leads
  if (row.button !== undefined) return kind === 'button' && says(row.button) && leads
  if (row.field !== undefined) return kind === 'field' && name === row.field && says(row.label ?? '')
  if (row.text !== undefined) return (kind === 'text' || kind === 'card') && says(row.text)
  if (row.list !== undefined) return kind === 'list' && entries === row.list
  if (row.card !== undefined) return (kind === 'card' || kind === 'list') && row.card.every(says)
  return kind === 'picture' && width >= widths[row.picture ?? 'icon']
}

/** The address of the page in English. */
const pathIn = (to: string) => to.replace(/^\/(fr|ko)(?=[/?#]|$)/, '') || '/'

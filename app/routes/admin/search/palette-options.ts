// What the palette lists for a text: commands of the open page, staff pages, what the search found, and the search itself.
import type { Say } from '#app/languages/phrases.server.ts'
import { matchPages, matchWords, type StaffPageLink } from './match-pages.ts'

/** A key of the open page and what it does. */
type Command = { letter: string; words: string }

/** A record, mail or post that was found, and the list that it is in. */
export type Suggestion = { group: string; title: string; detail: string; href: string }

/** Without `href` it is a command. The key is unique in the page. */
export type PaletteOption = { key: string; title: string; detail?: string; letter?: string; href?: string }

type Group = { title: string; options: PaletteOption[] }

/** A short list keeps the records below it in view. */
const mostPages = 6

type Known = { commands: readonly Command[]; pages: readonly StaffPageLink[]; hits: readonly Suggestion[] }

/** Groups without options are left out. */
export function optionsFor(text: string, { commands, pages, hits }: Known, say: Say): Group[] {
  const matching = matchPages(pages, text).slice(0, text ? mostPages : undefined)
  const groups = [
    {
      title: say('On this page'),
      options: matchWords(commands, text, ({ words }) => words).map(({ letter, words }) => ({
        key: `palette-key-${letter}`,
        title: words,
        letter,
      })),
    },
    { title: say('Pages'), options: matching.map(({ title, href }) => ({ key: `palette-page-${href}`, title, href })) },
    ...hitGroups(hits),
    { title: say('Search'), options: text ? [searchFor(text, say)] : [] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

function hitGroups(hits: readonly Suggestion[]): Group[] {
  const groups = new Map<string, PaletteOption[]>()
  for (const [at, { group, title, detail, href }] of hits.entries()) {
    groups.set(group, [...(groups.get(group) ?? []), { key: `palette-hit-${at}`, title, detail, href }])
  }
  return [...groups].map(([title, options]) => ({ title, options }))
}

const searchFor = (text: string, say: Say): PaletteOption => ({
  key: 'palette-search',
  title: say('Search everything for “{text}”', { text }),
  href: `/dashboard/search?${new URLSearchParams({ q: text })}`,
})

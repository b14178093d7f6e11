import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Review, TranslationState } from './translations.server.ts'

/** In the order of their lists. */
export const stateLabels = {
  missing: 'Not translated',
  machine: 'Draft',
  draft: 'Draft',
  stale: 'Published',
  reviewed: 'Published',
} as const satisfies Record<TranslationState, Phrase>

export const translationWords = {
  waits: 'Published. Visitors get its page once the page’s own text and an entry of its list are published too.',
  next: 'This is the next text to review.',
  noneNext: 'No other translation waits for a review.',
  allSignedOff: 'Every text in this language is published.',
  newerDraft: 'Below is a newer draft; visitors still read what was published before.',
  behind: 'The English text has changed since this draft was written: the changes are marked below.',
  isPlanned: 'A version is scheduled: its own page says when.',
  closed:
    'This language is closed: visitors are led to the English pages until an admin opens it under Settings, Languages.',
  changed: 'The translation or its English text was changed while you were reading it. Please review it again.',
  planned: 'A scheduled translation is on the site. End it before you publish another.',
  explained: {
    missing: 'This text is not translated yet. Write it on its page; until then visitors see it in English only.',
    machine: 'A program translated this text. Check every line, mend it where needed, and publish it.',
    draft:
      'Visitors don’t see this translation yet. Compare it with the English text, and publish it when it says the same.',
    stale: 'The English text has changed since this translation was published. Visitors still read the translation.',
    reviewed: 'Visitors read this translation. It follows the current English text.',
  } satisfies Record<TranslationState, Phrase>,
} as const

type Standing = Pick<Review, 'state' | 'hasDraft' | 'isPlanned' | 'isBehind' | 'isShown'>

/** Explains the state of a translation to its reviewer. */
export function standingWords(say: Say, { state, hasDraft, isPlanned, isBehind, isShown }: Standing): string {
  const isSigned = state === 'reviewed' || state === 'stale'
  const own = isSigned && !isShown ? translationWords.waits : translationWords.explained[state]
  const more = [
    ...(hasDraft ? [translationWords.newerDraft] : []),
    ...(isBehind ? [translationWords.behind] : []),
    ...(isPlanned ? [translationWords.isPlanned] : []),
  ]
  return [own, ...more].map((sentence) => say(sentence)).join(' ')
}

type Counted = { state: TranslationState; words: number }

/** The texts and words of each state, as one sentence. */
export function summaryOf(say: Say, locale: string, texts: readonly Counted[]): string {
  const parts = [...new Set(Object.values(stateLabels))].flatMap((label) => {
    const some = texts.filter((text) => stateLabels[text.state] === label)
    const words = some.reduce((sum, text) => sum + text.words, 0)
    const count = { count: some.length, words: words.toLocaleString(locale) }
    return some.length > 0 ? say('{state}: {count} ({words} words)', { state: say(label), ...count }) : []
  })
  return `${parts.join('\u00a0· ')}.`
}

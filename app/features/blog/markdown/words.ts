import type { Language } from '#app/content/languages.ts'

type MarkdownWords = { done: string; toDo: string; footnotes: string; footnote: string; backToText: string }

/** The labels inside an article, in its language. */
export const markdownWords: Record<Language, MarkdownWords> = {
  en: { done: 'Done', toDo: 'To do', footnotes: 'Footnotes', footnote: 'Footnote', backToText: 'Back to the text' },
  ko: { done: '완료', toDo: '할 일', footnotes: '각주', footnote: '각주', backToText: '본문으로 돌아가기' },
  fr: { done: 'Fait', toDo: 'À faire', footnotes: 'Notes', footnote: 'Note', backToText: 'Retour au texte' },
}

// The posts that are put into the text of an issue.
import { randomUUID } from 'node:crypto'
import { data } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { cardsForMail, listPublished, slugsIn } from '#app/features/blog/store/published.server.ts'
import type { IssueTextInput } from '#app/features/newsletter/issues/issue-schema.ts'
import { searchedWords } from '#app/features/search/related-words.ts'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { postBlock, postsIn } from '#app/mail/issue/body.server.ts'
import type { IssueTextRow } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'

/** @property block stands for the post in a text */
export type PostChoice = { slug: string; title: string; language: Language; block: string }

const mostChoices = 30

/** The newest posts in the language of the text, or in every language if it has none; those found by a search, its own first. */
export async function listPostChoices(language: Language, search: string, now: number): Promise<PostChoice[]> {
  const list = (filter: Parameters<typeof listPublished>[1]) => listPublished(db, filter, { now, size: mostChoices })
  const own = search ? null : await list({ language })
  const { posts } = own?.total ? own : await list({ words: searchedWords(search) })
  return posts
    .map(({ slug, title, language }) => ({ slug, title, language, block: postBlock(slug) }))
    .sort((a, b) => Number(b.language === language) - Number(a.language === language))
}

/** A first text begins with the posts of the issue's other text, in its own language where they have been translated. */
export async function offeredPosts(texts: readonly IssueTextRow[], language: Language, now: number): Promise<string> {
  const slugs = texts.map(({ body }) => postsIn(body)).find((posts) => posts.length > 0) ?? []
  return (await slugsIn(db, { slugs, language }, now)).map(postBlock).join('\n\n')
}

/** The form as it was sent, with the ticked posts at the end of its text that it does not show yet. Nothing is stored. */
export async function insertedAnswer({ next, posts, version, body, ...typed }: IssueTextInput, now: number) {
  const shown = new Set(postsIn(body))
  const known = await cardsForMail(db, posts, now)
  const added = posts.filter((slug) => known.has(slug) && !shown.has(slug))
  const longer = [body.trimEnd(), ...added.map(postBlock)].filter((part) => part !== '').join('\n\n')
  const values = { ...typed, body: longer, version: String(version) }
  return data<FormAnswer>({ form: 'issue-text', values, errors: {}, rewritten: randomUUID() })
}

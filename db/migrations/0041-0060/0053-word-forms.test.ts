import { expect, test } from 'vitest'
import { searchedWords } from '#app/features/search/related-words.ts'
import { searchText } from '#db/queries/search.ts'
import { matchesWords } from '#db/queries/site-search.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'

describeUpgrades('posts that were in the search index before word forms', (open) => {
  test('are found by the forms of a word', async () => {
    const { db, upgrade } = await open()
    await upgrade('0051-senders')
    const entries = Array.from({ length: 101 }, (_, n) => ({
      kind: 'post',
      ref: String(n),
      path: `/blog/${n}`,
      title: 'One',
      summary: '',
      body: '',
      language: 'en' as const,
      section: null,
      live_from: 0,
      search_text: searchText('Courses, mostly'),
    }))
    await db.insertInto('search_entries').values(entries).execute()
    await upgrade()
    const { total } = await db
      .selectFrom('search_entries')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where(matchesWords(db, searchedWords('course')))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(101)
  })
})

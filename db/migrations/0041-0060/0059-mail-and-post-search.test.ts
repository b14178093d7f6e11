import { expect, test } from 'vitest'
import { listPosts } from '#app/features/blog/store/list-posts.server.ts'
import { listMatchingMails } from '#app/features/received-mail/search-mails.server.ts'
import { newId } from '#db/queries/id.ts'
import { searchText } from '#db/queries/search.ts'
import { makePost } from '#tests/support/posts.ts'
import { describeUpgrades } from '#tests/support/upgrades.ts'

describeUpgrades('mails and posts from before their texts were searched', (open) => {
  test('are found by their words, the last mail first', async () => {
    const { db, upgrade } = await open()
    await upgrade('0058-interviewers')
    const mails = Array.from({ length: 201 }, (_, n) => ({
      id: newId(),
      provider_id: `p-${n}`,
      status: 'quarantined' as const,
      from_address: `visitor${n}@example.com`,
      subject: `Mail ${n}`,
      body: 'About the café',
      received_at: n % 2 ? n : 1000 + n,
      next_attempt_at: 0,
    }))
    await db.insertInto('received_mails').values(mails).execute()
    await makePost(db, { title: 'Winter', content: 'Snow in Seoul' }, 1)
    await db
      .updateTable('posts')
      .set({ search_text: searchText('Winter') })
      .execute()
    await upgrade()
    const reader = { kinds: [], hasUndecided: true }
    const find = (search: string, size?: number) => listMatchingMails(db, { search, reader }, undefined, size)
    expect((await find('cafe', 300)).rows).toHaveLength(201)
    expect((await find('cafe', 2)).rows.map(({ subject }) => subject)).toEqual(['Mail 200', 'Mail 198'])
    expect((await find('visitor7@')).rows.map(({ subject }) => subject)).toEqual(['Mail 7'])
    const posts = await listPosts(db, { now: 2, search: 'winter seoul' })
    expect(posts.rows.map(({ title }) => title)).toEqual(['Winter'])
  })
})

import { expect, test } from 'vitest'
import { issueHeaders, mailingListHeaders } from './subscriber-links.ts'

const links = { oneClick: '/unsubscribe/token' }

test('an issue of the newsletter is bulk mail of a list, and no automatic reply', () => {
  expect(issueHeaders(links, 'newsletter.site.example')).toEqual({
    'List-Id': '<newsletter.site.example>',
    Precedence: 'bulk',
    'X-Auto-Response-Suppress': 'OOF, AutoReply',
    'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^/]+\/unsubscribe\/token>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('a receipt is an automatic reply, and of no list', () => {
  const headers = mailingListHeaders(links)
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['Precedence']))
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withStylesInside } from './first-visit.server.ts'

test('styles inside the document stand in the order of their files, which load behind them; an unknown file stays a link', () => {
  const link = (name: string, media = '') => `<link rel="stylesheet" href="/${name}"${media}/>`
  const document = { html: `<head>${link('a')}${link('other')}<meta/>${link('b')}</head>`, scriptHashes: ['s'] }
  const inside = withStylesInside(document, (address) => ({ '/a': 'a{}', '/b': 'b{}' })[address] ?? null)
  const apart = ' media="not all"'
  expect(inside).toEqual({
    html: `<head>${link('a', apart)}${link('other')}<meta/>${link('b', apart)}<style id="styles-inside">a{}\nb{}</style></head>`,
    scriptHashes: ['s'],
    styleHash: createHash('sha256').update('a{}\nb{}').digest('base64'),
  })
  expect(withStylesInside(document, () => null)).toEqual(document)
})

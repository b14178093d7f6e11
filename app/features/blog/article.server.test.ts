import { expect, test } from 'vitest'
import { renderArticle } from './article.server.ts'

test('a post that is read again stays drawn, and the one that was read longest ago makes room', () => {
  const draw = (content: string) => renderArticle({ content, language: 'en' }, () => null, 'https://site.example')
  const [first, second] = [draw('First'), draw('Second')]
  for (let other = 0; other < 198; other += 1) draw(`Other ${other}`)
  expect(draw('First')).toBe(first)
  draw('One more')
  expect(draw('First')).toBe(first)
  expect(draw('Second')).not.toBe(second)
})

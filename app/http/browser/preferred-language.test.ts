import { expect, test } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr', 'fr'],
  ['fr-CM,fr;q=0.9', 'fr'],
  ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'ko'],
  ['KO-kr', 'ko'],
  ['fr-Latn-CM', 'fr'],
  ['en-GB,fr;q=0.9', 'en'],
  ['fr;q=0.3, ko;q=0.8, en;q=0.5', 'ko'],
  ['fr;q=0.5,ko;q=0.5', 'fr'],
  ['fr;q=0,ko;q=0.1', 'ko'],
  ['fr;q=0', 'en'],
  ['fr ; q=0.2 , ko ; q=0.4', 'ko'],
  ['fr;Q=0.2,ko;q=0.4', 'ko'],
  // Unsupported languages are skipped.
  ['de-DE,de;q=0.9,fr;q=0.4', 'fr'],
  ['de-DE,zh-CN;q=0.9', 'en'],
  ['frr,kok', 'en'],
  ['fr;q=high,ko;q=0.1', 'ko'],
  ['fr;q=7,ko;q=-1', 'en'],
  ['fr;q=', 'en'],
  [',;,;q=1,=,-', 'en'],
  [`${'x,'.repeat(5000)}fr`, 'fr'],
])('%j asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

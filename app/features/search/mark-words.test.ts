import { expect, test } from 'vitest'
import { excerptAround, markName, markWords } from './mark-words.ts'
import { searchedWords } from './related-words.ts'

const marked = (text: string, query: string) =>
  markWords(text, searchedWords(query))
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

test.each([
  ['Café culture', 'cafe', '[Café] culture'],
  ['CAFÉ and café', 'CAFE', '[CAFÉ] and [café]'],
  ['A résumé', 'resume', 'A [résumé]'],
  ['Working backups', 'work backup', '[Working] [backups]'],
  ['Go and ago', 'go', '[Go] and ago'],
  ['Internal policies, interns’ policy', 'intern policy', 'Internal [policies], [interns]’ [policy]'],
  ['A framework and frames', 'frame', 'A [frame]work and [frames]'],
  ['두 시간대에서', '시간대', '두 [시간대]에서'],
  ['ﬁnal oﬃce', 'final', '[ﬁnal] oﬃce'],
  ['aaaa', 'aaa aa', '[aaa]a'],
  ['nothing', 'else', 'nothing'],
  ['𝕏 and 👩‍💻 code', 'code', '𝕏 and 👩‍💻 [code]'],
])('in %j the search for %j marks %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('a name in another language is marked as such, whichever words of it were found', () => {
  const parts = markWords('Candidature à la formation « JavaScript Basics »', searchedWords('formation javascript'))
  expect(markName(parts, 'JavaScript Basics', 'en')).toEqual([
    { text: 'Candidature à la ', isHit: false },
    { text: 'formation', isHit: true },
    { text: ' « ', isHit: false },
    { text: 'JavaScript', isHit: true, lang: 'en' },
    { text: ' Basics', isHit: false, lang: 'en' },
    { text: ' »', isHit: false },
  ])
  const whole = [{ text: 'React, React', isHit: true }]
  expect(markName(whole, 'React', 'en')).toEqual([
    { text: 'React', isHit: true, lang: 'en' },
    { text: ', React', isHit: true },
  ])
  expect(markName(whole, 'Vue', 'en')).toEqual(whole)
})

test('an excerpt surrounds the first hit and is cut between words', () => {
  const text = `${'word '.repeat(200)}needle ${'word '.repeat(200)}`
  const passage = excerptAround(text, searchedWords('needle'))
  expect(passage).toMatch(/^… (word )+needle (word ?)+ …$/)
  expect(passage.length).toBeLessThan(260)
  expect(excerptAround('Short text', searchedWords('needle'))).toBe('Short text')
  const line = excerptAround(text, searchedWords('needle'), { longest: 30, before: 10 })
  expect(line).toBe('… word needle word word word …')
  expect(excerptAround('x'.repeat(1000), searchedWords('needle'))).toHaveLength(242)
})

test('an excerpt is the sentence with the hit where it is short', () => {
  const text = `${'A sentence of no interest. '.repeat(20)}Here is the needle. ${'And what follows. '.repeat(30)}`
  expect(excerptAround(text, searchedWords('needle'))).toBe('Here is the needle.')
  expect(excerptAround('Roles for the desk\nA needle\nCommission', searchedWords('needle'))).toBe('A needle')
  expect(excerptAround('First of all.\nThen more.', searchedWords('else'))).toBe('First of all.')
  const last = `The last sentence has the needle and is ${'rather '.repeat(15)}long.`
  expect(excerptAround(`${'Something else. '.repeat(20)}${last}`, searchedWords('needle'))).toBe(last)
})

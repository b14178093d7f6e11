// The texts of the benchmarks' visitors, reproducible from the record's number.

/** A pseudo-random number generator from 0 to 1. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
export type Random = ReturnType<typeof randomFrom>

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const given = 'Ada Min-su Ngono Zoë Ivan Marie Kofi Ji-woo Anna Paul Esther Chidi Soo-jin Lena Omar Grace'.split(' ')
const family = 'Kim Lee Park Müller Ngassa Petrov Mbarga Okafor Choi Dupont Smith Fongang Tanaka Njoya Schmidt'.split(
  ' ',
)
const korean = '김민수 이서연 박지훈 최수진 정하늘 강도윤 조은비 윤태호'.split(' ')
const companies =
  'Hanbit Trading,Mount Fako Tea,Namsan Hotel,Limbe Ports,Seorak Clinic,Buea Books,Han River Foods'.split(',')

export function personOf(random: Random, number: number) {
  const name = random() < 0.25 ? pick(random, korean) : `${pick(random, given)} ${pick(random, family)}`
  return { name, email: `visitor${number}@${pick(random, ['example.com', 'example.org', 'example.net'])}` }
}

export const companyOf = (random: Random) => (random() < 0.5 ? pick(random, companies) : null)

const openings = [
  'We are looking for a partner who can build a website for our branch.',
  'Could you tell us what it costs to move our servers to the cloud?',
  'Our application is slow in the evening and we do not know why.',
  'I would like to learn more about your training before the summer.',
  '안녕하세요, 홈페이지 제작 견적을 받고 싶습니다.',
  '교육 과정에 대해 문의드립니다. 언제 시작하나요?',
  'Bonjour, nous cherchons un prestataire pour notre réseau.',
]
const subjects = 'network invoice security payroll booking warehouse campus clinic payment archive design backup'.split(
  ' ',
)
const verbs = 'replace repair connect compare document migrate test host teach measure'.split(' ')
const endings = ['before the end of the quarter.', 'by next month.', 'for about forty people.', 'in both offices.']

/** A common word, a rare one in ten records, one in none, and a Korean one. */
export const searchedWords = { common: 'website', rare: 'zeppelin', missing: 'nosuchword', korean: '견적' }

/** 100 to 400 letters. */
export function messageOf(random: Random, isRare: boolean): string {
  const sentences = Array.from(
    { length: 1 + Math.floor(random() * 4) },
    () => `We want to ${pick(random, verbs)} our ${pick(random, subjects)} ${pick(random, endings)}`,
  )
  const rare = isRare ? ' It is about a zeppelin.' : ''
  return `${pick(random, openings)} ${sentences.join(' ')}${rare}`
}

export const subjectOf = (random: Random) => `About the ${pick(random, subjects)}`

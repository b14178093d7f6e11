import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination.tsx'

const shown = (current: number, total: number) =>
  pageWindow(current, total)
    .map((mark) => (mark === 'gap' ? '…' : mark))
    .join(' ')

const few = ['', '1', '1 2', '1 2 3', '1 2 3 4', '1 2 3 4 5']

// One row per total, one entry per current page.
const many: Record<number, string[]> = {
  6: ['1 2 3 4 5 … 6', '1 2 3 4 5 … 6', '1 2 3 4 5 … 6', '1 … 2 3 4 5 6', '1 … 2 3 4 5 6', '1 … 2 3 4 5 6'],
  7: [...Array(3).fill('1 2 3 4 5 … 7'), '1 … 3 4 5 … 7', ...Array(3).fill('1 … 3 4 5 6 7')],
  8: [...Array(3).fill('1 2 3 4 5 … 8'), '1 … 3 4 5 … 8', '1 … 4 5 6 … 8', ...Array(3).fill('1 … 4 5 6 7 8')],
  9: [
    ...Array(3).fill('1 2 3 4 5 … 9'),
    '1 … 3 4 5 … 9',
    '1 … 4 5 6 … 9',
    '1 … 5 6 7 … 9',
    ...Array(3).fill('1 … 5 6 7 8 9'),
  ],
  10: [
    ...Array(3).fill('1 2 3 4 5 … 10'),
    '1 … 3 4 5 … 10',
    '1 … 4 5 6 … 10',
    '1 … 5 6 7 … 10',
    '1 … 6 7 8 … 10',
    ...Array(3).fill('1 … 6 7 8 9 10'),
  ],
  11: [
    ...Array(3).fill('1 2 3 4 5 … 11'),
    '1 … 3 4 5 … 11',
    '1 … 4 5 6 … 11',
    '1 … 5 6 7 … 11',
    '1 … 6 7 8 … 11',
    '1 … 7 8 9 … 11',
    ...Array(3).fill('1 … 7 8 9 10 11'),
  ],
  12: [
    ...Array(3).fill('1 2 3 4 5 … 12'),
    '1 … 3 4 5 … 12',
    '1 … 4 5 6 … 12',
    '1 … 5 6 7 … 12',
    '1 … 6 7 8 … 12',
    '1 … 7 8 9 … 12',
    '1 … 8 9 10 … 12',
    ...Array(3).fill('1 … 8 9 10 11 12'),
  ],
}

describe('pager', () => {
  it('shows every page up to five', () => {
    for (let total = 1; total <= 5; total++) {
      for (let current = 1; current <= total; current++) expect(shown(current, total)).toBe(few[total])
    }
  })

  for (const [total, rows] of Object.entries(many)) {
    it(`follows the rule for ${total} pages`, () => {
      expect(rows.map((_, index) => shown(index + 1, Number(total)))).toEqual(rows)
      expect(rows).toHaveLength(Number(total))
    })
  }
})

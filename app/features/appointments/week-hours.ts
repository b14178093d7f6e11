// The hours of a weekday as they are stored, such as "09:00-12:00, 14:00-17:30".
import type { Window } from './slots.ts'

const windowPattern = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/

/** Null where a part is no window, ends before it begins, or begins before the one before it has ended. */
export function parseWindows(typed: string): Window[] | null {
  const windows: Window[] = []
  for (const part of typed.split(',')) {
    const words = part.replaceAll(/\s/g, '').replace('–', '-')
    if (words === '') continue
    const [, opens = '', closes = ''] = windowPattern.exec(words) ?? []
    const last = windows.at(-1)
    if (!opens || opens >= closes || (last && opens < last.closes)) return null
    windows.push({ opens, closes })
  }
  return windows
}

/** The times of a day's form: of two windows, each with a beginning and an end; further windows are kept as they are. */
export const dayTimes = ['from', 'to', 'from2', 'to2'] as const

/** The hours of a day from the times of two windows, and further windows as they are stored; an empty one is left out. */
export const joinWindows = ([from = '', to = '', from2 = '', to2 = '', others = '']: readonly string[]) =>
  [`${from}-${to}`, `${from2}-${to2}`, others].filter((window) => window !== '-' && window !== '').join(', ')

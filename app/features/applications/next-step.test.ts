import { expect, test } from 'vitest'
import type { SignupStatus } from '#db/tables/records.ts'
import { nextStep } from './next-step.ts'

const today = '2026-03-02'
const seated = { status: 'pending' as SignupStatus, run_id: 'r', waiting_since: null, ends_on: '2026-05-01' }
const place = (more: Partial<typeof seated> | { waiting_since: number } | { run_id: null; ends_on: null }) => ({
  status: 'accepted' as const,
  hasInterview: false,
  place: { ...seated, ...more },
})

test.each([
  ['received', { status: 'new' as const, hasInterview: false, place: null }, 'interview'],
  ['in review', { status: 'reviewing' as const, hasInterview: false, place: null }, 'interview'],
  [
    'to be talked with, without a time',
    { status: 'interview' as const, hasInterview: false, place: null },
    'interview',
  ],
  ['with an interview', { status: 'interview' as const, hasInterview: true, place: null }, 'accept'],
  ['accepted without a run', place({ run_id: null, ends_on: null }), 'place/run'],
  ['on a waiting list, while another run has a seat', place({ waiting_since: 1 }), 'place/run'],
  ['with a seat', place({}), 'place/confirm'],
  ['confirmed', place({ status: 'confirmed' }), undefined],
  ['confirmed, after the last day', place({ status: 'confirmed', ends_on: '2026-03-01' }), 'place/complete'],
  ['completed', place({ status: 'completed', ends_on: '2026-03-01' }), undefined],
  ['cancelled', place({ status: 'cancelled' }), undefined],
  ['rejected', { status: 'rejected' as const, hasInterview: false, place: null }, undefined],
  ['spam', { status: 'spam' as const, hasInterview: false, place: null }, undefined],
])('the next step with an application that is %s', (_, standing, to) => {
  expect(nextStep(standing, { hasRun: true, today })?.to).toBe(to)
})

test('without a run that has a seat, a place without one is confirmed, and one on a waiting list waits', () => {
  const without = { hasRun: false, today }
  expect(nextStep(place({ run_id: null, ends_on: null }), without)?.to).toBe('place/confirm')
  expect(nextStep(place({ waiting_since: 1 }), without)).toBeNull()
})

test('the mail of the next step is named', () => {
  const mails = [place({}), place({ run_id: null, ends_on: null })].map(
    (one) => nextStep(one, { hasRun: true, today })?.mail,
  )
  expect(mails).toEqual(['place-confirmed', null])
})

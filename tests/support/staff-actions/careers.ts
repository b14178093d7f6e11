// Applications, course places and runs, discount codes.
import { accept, applicant, makeRun } from '../course-runs.ts'
import type { Visitor } from '../visitor.ts'
import { applied, next, type StaffActions, send, site } from './acting.ts'

const runs = '/dashboard/careers/runs'
const run = async () => `${runs}/${await makeRun(site.db, 3, Date.now())}`
const makeCode = (staff: Visitor) =>
  send(staff, '/dashboard/careers/codes/new', '#new-code', { code: `CODE-${next()}`, percent: '20' })
const code = async (staff: Visitor) => (await makeCode(staff)).url.pathname

export const careersActions: StaffActions = {
  'routes/admin/applications/application': {
    moved: {
      prepare: () => applied(`v${next()}@example.com`, 'Private message'),
      does: (staff, reference) => send(staff, `/dashboard/careers/${reference}`, 'form[data-move=reviewing]'),
    },
  },
  'routes/admin/applications/decision': {
    moved: {
      prepare: inReview,
      does: (staff, path) => send(staff, `${path}/accept`, '#decision', { paragraph: 'Private message' }),
    },
  },
  'routes/admin/applications/interview/interview': {
    moved: { prepare: inReview, does: (staff, path) => planInterview(staff, path) },
    'interview-moved': { prepare: invitedToInterview, does: (staff, path) => planInterview(staff, path) },
    'interview-planned': {
      prepare: async (staff) => {
        const path = await invitedToInterview(staff)
        await send(staff, `${path}/interview/cancel`, '#interview-cancel')
        return path
      },
      does: (staff, path) => planInterview(staff, path),
    },
  },
  'routes/admin/applications/interview/cancel': {
    'interview-cancelled': {
      prepare: invitedToInterview,
      does: (staff, path) => send(staff, `${path}/interview/cancel`, '#interview-cancel'),
    },
  },
  'routes/admin/applications/answers': Object.fromEntries(
    (['adopt', 'dismiss'] as const).map((action) => [
      `answers-${action === 'adopt' ? 'adopted' : 'dismissed'}`,
      {
        prepare: appliedAgain,
        does: (staff, reference) => send(staff, `/dashboard/careers/${reference}`, `form[data-move=${action}]`),
      },
    ]),
  ),
  'routes/admin/applications/places/move': {
    moved: {
      prepare: place,
      does: (staff, path) => send(staff, `${path}/place/cancel`, '#place-move', { paragraph: 'Private message' }),
    },
  },
  'routes/admin/applications/places/run': {
    'run-chosen': {
      prepare: place,
      does: (staff, path) => send(staff, `${path}/place/run`, '#place-run', { run: '' }),
    },
  },
  'routes/admin/applications/runs/new': {
    created: {
      does: (staff) =>
        send(staff, `${runs}/new`, '#new-run', { starts_on: '2040-03-01', ends_on: '2040-05-01', seats: '5' }),
    },
  },
  'routes/admin/applications/runs/run': {
    changed: { prepare: run, does: (staff, path) => send(staff, path, '#run', { seats: '7' }) },
  },
  'routes/admin/applications/runs/mail': {
    announced: {
      prepare: async () => `${runs}/${(await placeInRun()).run}/mail`,
      does: (staff, path) => send(staff, path, '#run-mail', { paragraph: 'Private message' }),
    },
  },
  'routes/admin/applications/runs/delete': {
    deleted: { prepare: run, does: (staff, path) => send(staff, `${path}/delete`, '#run-delete') },
  },
  'routes/admin/applications/codes/new': {
    created: { does: (staff) => makeCode(staff) },
  },
  'routes/admin/applications/codes/code': {
    changed: { prepare: code, does: (staff, path) => send(staff, path, '#code', { percent: '30' }) },
  },
  'routes/admin/applications/codes/move': {
    ended: { prepare: code, does: (staff, path) => send(staff, `${path}/end`, '#code-move') },
    resumed: {
      prepare: async (staff) => {
        const path = await code(staff)
        await send(staff, `${path}/end`, '#code-move')
        return path
      },
      does: (staff, path) => send(staff, `${path}/resume`, '#code-move'),
    },
  },
}

async function appliedAgain() {
  const email = `again${next()}@example.com`
  await applied(email, 'First words')
  return applied(email, 'Private message')
}

async function inReview(staff: Visitor) {
  const path = `/dashboard/careers/${await applied(`r${next()}@example.com`, 'Private message')}`
  await send(staff, path, 'form[data-move=reviewing]')
  return path
}

async function planInterview(staff: Visitor, path: string) {
  const time = { date: `203${next() % 10}-02-04`, time: '09:30' }
  const letter = await send(staff, `${path}/interview`, '#interview-time', time)
  return staff.submit(letter, '#interview', { place: 'Private message', paragraph: 'Private message' })
}

async function invitedToInterview(staff: Visitor) {
  const path = await inReview(staff)
  await planInterview(staff, path)
  return path
}

async function placeInRun() {
  const now = Date.now()
  const reference = await applicant(site.db, now)
  const run = await makeRun(site.db, 3, now)
  await accept(site.db, reference, { id: run, isWaiting: false }, now)
  return { reference, run }
}

async function place() {
  return `/dashboard/careers/${(await placeInRun()).reference}`
}

// Every form of the site as submitted: its target, and valid values. The list comes from the tables that other tests keep
// complete.

import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { makeSetupLink } from '#app/features/staff/accounts/first-run.server.ts'
import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { password, signedIn, staffAccount } from './people.ts'
import { type PublicForm, publicForms, resetRecords } from './public-forms.ts'
import type { Site } from './site.ts'
import { actOn, type StaffAction, sending, site } from './staff-actions/acting.ts'
import { staffActions } from './staff-actions.ts'
import { setUpTwoStep } from './two-step.ts'
import { type Page, type Values, Visitor } from './visitor.ts'

export type SentForm = {
  name: string
  visitor: Visitor
  /** The path that it is sent to. */
  path: string
  fields: [name: string, value: string][]
  /** The page with the form, and its selector; undefined for plain requests. */
  drawn?: { path: string; form: string }
}

class Recorded extends Error {
  constructor(
    readonly path: string,
    readonly body: string | FormData,
    readonly drawn: SentForm['drawn'],
  ) {
    super('The form is recorded, not sent')
  }
}

/** Continues another visitor's session, recording requests instead of sending them. */
class Recorder extends Visitor {
  constructor(visitor: Visitor) {
    super(visitor.origin)
    for (const [name, value] of visitor.cookies) this.cookies.set(name, value)
  }

  #drawn: SentForm['drawn']

  override submit(page: Page, form: string, values?: Values) {
    this.#drawn = { path: page.url.pathname + page.url.search, form }
    return super.submit(page, form, values)
  }

  override post(path: string, body: URLSearchParams | string): Promise<Page> {
    return Promise.reject(new Recorded(path, body.toString(), this.#drawn))
  }

  override send(path: string, body: FormData): Promise<Page> {
    return Promise.reject(new Recorded(path, body, this.#drawn))
  }
}

/** What the visitor would send first; null for pages that are only read. */
export async function recorded(visitor: Visitor, send: (recorder: Recorder) => Promise<unknown>) {
  try {
    await send(new Recorder(visitor))
  } catch (error) {
    if (!(error instanceof Recorded)) throw error
    return error
  }
  return null
}

async function record(name: string, visitor: Visitor, send: (recorder: Recorder) => Promise<unknown>) {
  const sent = await recorded(visitor, send)
  if (!sent) return []
  const { path, body, drawn } = sent
  const fields = typeof body === 'string' ? [...new URLSearchParams(body)] : textsOf(body)
  return [{ name, visitor, path, fields, drawn }]
}

const textsOf = (form: FormData) =>
  [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))

const submit = (path: string, form: string, values: Values) => async (recorder: Recorder) =>
  recorder.submit(await recorder.visit(path), form, values)

/** The sign-in forms, by route. */
export const doorForms: Record<string, (site: Site) => Promise<SentForm[]>> = {
  'routes/auth/login': async (site) =>
    record('login', site.visitor(), submit('/login', '#login', { email: await staffAccount(site), password })),
  'routes/auth/login-code': async (site) => {
    const email = await staffAccount(site)
    const visitor = site.visitor()
    await visitor.submit(await visitor.visit('/login'), '#login', { email, password })
    const { recoveryCodes } = await setUpTwoStep(visitor)
    const other = site.visitor()
    await other.submit(await other.visit('/login'), '#login', { email, password })
    return record('login-code', other, submit('/login/code', '#login-code', { code: recoveryCodes[0] ?? '' }))
  },
  // Only a script sends it, with what an authenticator answers.
  'routes/auth/login-passkey': async () => [],
  'routes/auth/forgot-password': (site) =>
    record('forgot-password', site.visitor(), submit('/forgot-password', '#forgot-password', { email: 'a@b.c' })),
  'routes/auth/reset-password': async (site) => {
    const user = await findUserByEmail(site.db, await staffAccount(site))
    const visitor = site.visitor()
    const path = `/reset-password?token=${await issuePasswordLink(site.db, user?.id ?? '', 'reset', Date.now())}`
    const page = await visitor.visit(path)
    const values = { password: 'New Horse 88', confirmPassword: 'New Horse 88' }
    return record('reset-password', visitor, (recorder) => recorder.submit(page, 'main form', values))
  },
  'routes/auth/setup': async (site) => {
    await site.db.deleteFrom('users').execute()
    const visitor = site.visitor()
    const page = await visitor.visit(`/setup?token=${await makeSetupLink(site.db, Date.now())}`)
    const values = { name: 'Ada', email: 'ada@example.com', password, confirmPassword: password }
    return record('setup', visitor, (recorder) => recorder.submit(page, '#setup', values))
  },
  'routes/auth/logout': async () => [],
  'routes/files/unsubscribe': (site) =>
    record('unsubscribe', site.visitor(), (recorder) => recorder.post('/unsubscribe/x', 'List-Unsubscribe=One-Click')),
}

/** Staff forms that change nothing, so that the table of changes has none of them. */
const searches: Record<string, StaffAction> = {
  'routes/admin/people/people': {
    prepare: async () => {
      const email = 'known@example.com'
      await submitEnquiry(site.db, 'contact', { name: 'V', email, message: 'Private message' }, sending())
      return email
    },
    does: async (staff, email) => staff.submit(await staff.visit('/dashboard/people'), '#find-person', { who: email }),
  },
}

/** By name; every call creates new data, because an earlier call's belongs to another record. */
export const formsByName: Record<string, (site: Site) => Promise<SentForm[]>> = {
  ...Object.fromEntries(publicForms.map((form) => [form.form, publicForm(form)])),
  ...doorForms,
  ...Object.fromEntries(Object.entries(searches).map(([name, action]) => [name, staffForm(name, action)])),
  ...Object.fromEntries(Object.entries(staffActions).flatMap(([route, byVerb]) => staffForms(route, byVerb))),
}

function publicForm({ form, open, right }: PublicForm) {
  return async (site: Site) => {
    await forgetThrottles(site)
    const { path, known } = await open(site)
    return record(form, site.visitor(), submit(path, `#${form}`, { ...right, ...known }))
  }
}

/** The actions of one route share one form, unless they name theirs. */
function staffForms(route: string, byVerb: Record<string, StaffAction>) {
  const nameOf = ({ form }: StaffAction) => [route, form].filter(Boolean).join(' ')
  // One action represents its form.
  const byForm = new Map(
    Object.values(byVerb)
      .reverse()
      .map((action) => [nameOf(action), action]),
  )
  return [...byForm].map(([name, action]) => [name, staffForm(name, action)] as const)
}

function staffForm(name: string, action: StaffAction) {
  return async (site: Site) => {
    actOn(site)
    await forgetThrottles(site)
    const staff = await signedIn(site, 'admin', { name: `Ada at ${name}` })
    const made = (await action.prepare?.(staff)) ?? ''
    return record(name, staff, async (recorder) => action.does(recorder, made))
  }
}

/** One after the other: the data of a form exists only until the next is requested. */
export async function* everyForm(site: Site): AsyncGenerator<SentForm> {
  for (const [name, open] of Object.entries(formsByName)) {
    await clearFor(site, name)
    yield* await open(site)
  }
}

/** Prepares the site for the form of this name. */
export async function clearFor(site: Site, name: string) {
  if (publicForms.some(({ form }) => form === name)) await resetRecords(site)
  await forgetThrottles(site)
}

export const forgetThrottles = ({ db }: Site) => db.deleteFrom('rate_limits').execute()

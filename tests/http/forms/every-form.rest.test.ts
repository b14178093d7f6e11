// No form loses typed text in a browser without scripts: refused, after a conflict, while the database fails, and after
// the session has ended. The list of forms comes from the code: the first test fails if one is missing.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionEnds } from '#app/features/staff/sessions/sessions.server.ts'
import { forgetThrottles } from '#tests/support/every-form.ts'
import { formSelector, problemsOf, rightValues } from '#tests/support/kept-text.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { mistakesIn, namedForms, type TypedForm, typedForms, typedInto } from '#tests/support/typed-forms.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeAll(async () => {
  await makeBreakable()
})

const names = new Set<string>()
const lost: string[] = []

test('no form loses typed text', async () => {
  for await (const form of typedForms(site)) {
    names.add(form.form)
    for (const [when, look] of Object.entries(occasions)) {
      await forgetThrottles(site)
      const found = await look(form).catch((error: unknown) => [String(error)])
      for (const what of found) lost.push(`${form.name} (${form.form}), ${when}: ${what}`)
    }
  }
  expect(lost).toEqual([])
})

test('every form in a route is tested here', () => {
  expect(namedForms().filter((name) => !names.has(name))).toEqual([])
})

const isTyped = ':is(textarea, input:is(:not([type]), [type=text], [type=email]))'

const occasions: Record<string, (form: TypedForm) => Promise<string[]>> = {
  refused: async (form) => {
    const problems: string[] = []
    for (const [rule, mistake] of mistakesIn(form)) {
      await forgetThrottles(site)
      const typed = { ...typedInto(form), ...mistake }
      const page = await send(form, typed)
      const found = [...problemsOf(form, page, typed, [409, 422]), ...unmarked(form, page, typed), ...toldTwice(page)]
      problems.push(...found.map((problem) => `${rule}: ${problem}`))
    }
    return problems
  },
  // A browser sends one form and forgets the others.
  'beside another form': async (form) => {
    if (!form.isStaff) return []
    const { $ } = await form.visitor.visit(form.drawn.path)
    const others = $(`main form:has([name=form_of]):has(${isTyped})`).toArray()
    const ids = others.map((other) => $(other).attr('id')).filter((id) => id !== form.form)
    return ids.map((id) => `its text is lost when ${id} is sent`)
  },
  'too late': async (form) => {
    if (!form.hasVersion) return []
    const typed = rightValues(form)
    return problemsOf(form, await send(form, { ...typed, version: '4711' }), typed, [409])
  },
  'while the database fails': async (form) => {
    const typed = rightValues(form)
    const repair = await breakDatabase()
    try {
      const page = await send(form, typed)
      // Forms that only read do not fail.
      return page.redirects.length > 0 ? [] : problemsOf(form, page, typed, [503])
    } finally {
      await repair()
    }
  },
  'after another account has signed in': async (form) => {
    // A password or a code is only right for its own account, which alone has the page of its passkey.
    if (!form.isStaff || form.form === 'passkey-name') return []
    if (form.controls.some(({ kind }) => kind === 'password')) return []
    const typed = rightValues(form)
    const page = await form.visitor.visit(form.drawn.path)
    const other = await signedIn(site, 'admin', { name: 'Other' })
    return problemsOf(form, await other.submit(page, form.drawn.form, typed), typed, [401])
  },
  // The session goes on afterwards.
  'after signing out in another tab': async (form) => {
    const before = [...form.visitor.cookies]
    const { problems } = await sentWithoutSession(form, () => form.visitor.post('/logout', ''))
    for (const [name, value] of before) form.visitor.cookies.set(name, value)
    await site.db.updateTable('sessions').set({ ended_at: null }).execute()
    await site.db.deleteFrom('kept_forms').execute()
    return problems
  },
  'after the session has ended': async (form) => {
    const ended = await sentWithoutSession(form, () =>
      site.db.updateTable('sessions').set({ ended_at: Date.now() }).execute(),
    )
    if (!ended.again) return ended.problems
    // After signing in again the form is accepted, and the kept copy is deleted.
    await form.visitor.submit(ended.again, formSelector(form), {})
    const left = await site.db.selectFrom('kept_forms').select('path').execute()
    return [...ended.problems, ...left.map(({ path }) => `${path} is still kept`)]
  },
}

/** @returns the page with the kept form after signing in again, for forms that are kept */
async function sentWithoutSession(form: TypedForm, end: () => Promise<unknown>): Promise<Sent> {
  if (!form.isStaff) return { problems: [] }
  const typed = typedInto(form)
  const page = await form.visitor.visit(form.drawn.path)
  await end()
  const login = await form.visitor.submit(page, form.drawn.form, typed)
  const told = form.hasPassword ? sessionEnds.sending : sessionEnds.kept
  if (!login.text.includes(told)) return { problems: [`the sign-in page says ${login.text.slice(0, 200)}`] }
  if (form.hasPassword) return { problems: [] }
  const { email } = await ownerOf()
  const other = await signedIn(site, 'admin', { name: 'Other' })
  const owners = new URL(login.url.searchParams.get('redirectTo') ?? '', site.url)
  const theirs = await other.visit(owners.pathname + owners.search)
  const again = await form.visitor.submit(login, '#login', { email, password })
  const isSeen = theirs.text.includes('Your session had ended')
  return { again, problems: [...problemsOf(form, again, typed, [200]), ...(isSeen ? ['others see it'] : [])] }
}

type Sent = { problems: string[]; again?: Page }

async function send({ visitor, drawn }: TypedForm, values: Values) {
  return visitor.submit(await visitor.visit(drawn.path), drawn.form, values)
}

/** Required, empty fields without a mark, while others have one; a password is judged together with the other one. */
function unmarked(form: TypedForm, { $ }: Page, typed: Values): string[] {
  const empty = form.controls.filter(({ name, isRequired }) => isRequired && typed[name] === '')
  const isMarked = ({ name }: { name: string }) =>
    $(`${formSelector(form)} [name="${name}"]`).attr('aria-invalid') === 'true'
  if (!empty.some(isMarked)) return []
  return empty
    .filter((control) => !isMarked(control) && control.kind !== 'password')
    .map(({ name }) => `${name} is empty and not marked`)
}

/** An empty field has one message, not one of each rule. */
const toldTwice = ({ $ }: Page) =>
  $('.field-error')
    .toArray()
    .map((error) => $(error).text().trim())
    .filter((told) => / is required\n/.test(told))

/** Each form has its own person, who signed in last. */
const ownerOf = () =>
  site.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .where('users.name', 'like', 'Ada at %')
    .orderBy('sessions.created_at', 'desc')
    .executeTakeFirstOrThrow()

const spared = ['sessions', 'rate_limits', 'kept_forms', 'users', 'broken']

/** While the table "broken" has a row, nothing can be stored except sessions and throttles. */
async function makeBreakable() {
  await sql`create table broken (since integer)`.execute(site.db)
  const { rows } = await sql<{
    name: string
  }>`select m.name from sqlite_master m join pragma_table_list t on t.name = m.name where t.type = 'table' and m.name not like 'sqlite%'`.execute(
    site.db,
  )
  for (const { name } of rows.filter((row) => !spared.includes(row.name)))
    for (const verb of ['insert', 'update', 'delete'])
      await sql`create trigger ${sql.id(`broken_${name}_${verb}`)} before ${sql.raw(verb)} on ${sql.id(name)}
        when exists (select 1 from broken) begin select raise(abort, 'broken'); end`.execute(site.db)
}

async function breakDatabase() {
  await sql`insert into broken values (1)`.execute(site.db)
  return () => sql`delete from broken`.execute(site.db)
}

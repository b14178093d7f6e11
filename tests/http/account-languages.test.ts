// One's own account and those of others in French and Korean: what the pages ask, and what their forms answer.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#db/tables/records.ts'
import { password, signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import { appCode } from '#tests/support/two-step.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.deleteFrom('rate_limits').execute()
})

const speak = (language: Language) => site.db.updateTable('users').set({ language }).execute()
const banner = (page: Page) => page.$('.banner').first().text()
const heading = (page: Page) => page.$('h1').text()
const errors = (page: Page) => page.$('.error-summary li').text()

describe('another account', () => {
  test('is invited, and the question about it has its name', async () => {
    const admin = await signedIn(site)
    await speak('fr')
    const form = await admin.visit('/dashboard/users/invite')
    expect(form.$('#invite [name=role]').first().closest('label').text()).toContain('Administrateur')
    const made = await admin.submit(form, '#invite', { name: 'Grace', email: 'grace@example.com', role: 'desk' })
    expect(made.$('.page-head .pill').text()).toBe('Invité')
    expect(made.$('section[aria-labelledby=invitation-link] input').val()).toContain('/invite/')

    const question = await admin.visit(`${made.url.pathname}/revoke`)
    expect(heading(question)).toBe('Révoquer l’invitation pour Grace\u202f?')
    expect(question.$('title').text()).toMatch(/^Révoquer l’invitation/)
    const done = await admin.submit(question, '#account-action', {})
    expect(banner(done)).toBe('Invitation pour Grace révoquée.')
  })

  test('that is the last active admin stays one, which the form says', async () => {
    const admin = await signedIn(site, 'admin', { name: 'Zoe' })
    await speak('ko')
    const all = site.db.updateTable('users').where('name', '!=', 'Zoe')
    await all.set({ role: 'viewer' }).execute()
    const path = (await admin.visit('/dashboard/users')).$('tbody a:contains("Zoe")').attr('href') ?? ''
    const refused = await admin.submit(await admin.visit(path), '#user', { role: 'viewer' })
    expect([refused.status, errors(refused)]).toEqual([
      409,
      '활성 상태인 마지막 관리자입니다. 먼저 다른 사람을 관리자로 지정해 주세요.',
    ])
  })
})

describe('one’s own account', () => {
  test('has its two-step sign-in in Korean', async () => {
    const staff = await signedIn(site)
    await speak('ko')
    const path = '/dashboard/settings/two-step'
    const off = await staff.visit(path)
    expect([heading(off), off.$('title').text()]).toEqual(['2단계 인증', expect.stringMatching(/^2단계 인증 \| /)])
    const wrong = await staff.submit(off, '#two-step', { currentPassword: 'Wrong Horse 7' })
    expect([wrong.status, errors(wrong)]).toEqual([422, '현재 비밀번호가 올바르지 않습니다'])
    const setUp = await staff.submit(off, '#two-step', { currentPassword: password })
    expect(setUp.$('.set-up-steps').text()).toContain('또는 이 기기에서 앱 열기, 아니면 이 비밀 키를 입력하세요.')
    const code = appCode(setUp.$('code').text().replaceAll(' ', ''))
    const shown = await staff.submit(setUp, '#two-step-set-up', { code })
    expect(banner(shown)).toBe('2단계 인증이 켜졌습니다. 복구 코드를 저장해 두세요. 다시 표시되지 않습니다.')
    const on = await staff.visit(path)
    expect(on.text).toMatch(/켜짐\d{4}년 \d{1,2}월 \d{1,2}일부터 켜져 있습니다\. 비밀번호를/)
    expect(on.text).toContain('복구 코드 10개 중 10개가 남았습니다.')
  })

  test('has its password and its tokens in French', async () => {
    const staff = await signedIn(site)
    await speak('fr')
    const form = await staff.visit('/dashboard/change-password')
    const typed = { currentPassword: password, password: 'Short1', confirmPassword: 'other' }
    expect(errors(await staff.submit(form, '#change-password', typed))).toBe(
      'Le mot de passe doit compter au moins 8 caractèresLes mots de passe ne correspondent pas',
    )
    const tokens = await staff.visit('/dashboard/settings/api-tokens')
    const made = await staff.submit(tokens, '#api-token', { label: 'Mur', currentPassword: password })
    expect(made.$('#new-token').text()).toBe('Le nouveau jeton')
    expect(made.text).toContain('Jeton créé. Copiez-le maintenant : il ne sera plus affiché.')
    expect(made.$('#tokens').text()).toBe('Vos jetons')
    expect(made.$('#tokens ~ * caption, section:has(#tokens) caption').text()).toBe(
      'Vos jetons, du plus récent au plus ancien',
    )
    const sessions = await staff.visit('/dashboard/settings/sessions')
    expect(sessions.$('tbody tr').first().text()).toContain('Cette session')
  })
})

describe('the settings', () => {
  test('have the deadline of copies and the names of holidays in French', async () => {
    const admin = await signedIn(site)
    await speak('fr')
    expect((await admin.visit('/dashboard/settings/deletion')).text).toContain(
      'Une copie est conservée pendant 7 jours',
    )
    const holidays = await admin.visit('/dashboard/settings/holidays')
    expect(holidays.$('.day-list').text()).toContain('Noël')
    const added = await admin.submit(holidays, '#holidays', { rows: 'add seoul.closed' })
    const refused = await admin.submit(added, '#holidays', { 'seoul.closed.0.name': 'Élections' })
    expect(errors(refused)).toBe(
      'Séoul\u00a0: Fermetures exceptionnelles 1\u00a0: Date\u00a0: ce champ est obligatoire',
    )
    const saved = await admin.submit(refused, '#holidays', { 'seoul.closed.0.day': '2027-06-03' })
    expect(banner(saved)).toBe('Jours fériés enregistrés.')
  })

  test('ask for the sign-off of each language’s legal texts, and name them in it', async () => {
    const admin = await signedIn(site)
    await speak('ko')
    const page = await admin.visit('/dashboard/settings/launch-checklist')
    expect(page.$('[data-move="sign en"] button').text()).toBe('승인: 영어')
    expect(page.$('#legal-texts').parent().find('[lang=fr]').first().text()).toBe('Politique de confidentialité')
  })
})

// The last step of an issue: who gets it, what should be mended, and when it is sent.
import { useLoaderData, useParams } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { hasMailService } from '#app/env.server.ts'
import {
  type IssueSchedule,
  issueScheduleSchema,
  issueSettingsSchema,
  settingsValues,
} from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { tryToSchedule } from '#app/features/newsletter/issues/move-issue.server.ts'
import { momentValues, sendMoment } from '#app/features/newsletter/issues/send-moment.ts'
import { changeIssue } from '#app/features/newsletter/issues/write-issue.server.ts'

import { countReadersOf } from '#app/features/newsletter/sending/count-audience.server.ts'
import { issueTopics, topicLabels } from '#app/features/newsletter/topics.ts'

import { Checkbox, CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Option } from '#app/forms/fields/option.ts'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { zonesFor } from '#app/routes/admin/blog/form-values.server.ts'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { staffForm, staffForms, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { brokenWhenSent, checkStored, findingText, savedFlash } from '../check-issue.server.ts'
import { Checks } from '../checks.tsx'
import { aboveIssue, begun, issuePage, saveFailed, schedulePage } from '../words.ts'
import { AudienceLine, countReaders, LeftOutFacts } from './audience.tsx'

export const handle = { permission: 'newsletter.write', title: 'Send an issue' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { timeZone }, ...reader }) => {
  const issue = await findIssue(db, id)
  if (!issue) return null
  const [audience, findings] = await Promise.all([countReadersOf(db, issue), checkStored(id, reader)])
  const zone = issue.zone ?? timeZone
  const { title, status, version } = issue
  const values = momentValues(issue.send_at, zone)
  const send = { id, version, values, zones: zonesFor(zone, reader.say), count: countReaders(audience), hasMailService }
  return { title, status, audience, findings, send, settings: { id, version, values: settingsValues(issue) } }
})

const forms = {
  send: staffForm(issueScheduleSchema, {
    form: 'issue-schedule',
    run: ({ id, value, by, ...reader }) => {
      const findErrors = async () => (await checkStored(id, reader)).filter(({ isError }) => isError)
      return tryToSchedule(db, { id, value, findErrors }, by)
    },
    late: async ({ id, now }, values) => {
      const { when, date, time, zone } = issueScheduleSchema.shape
      const typed = z.object({ when, date, time: time.catch(null), zone }).safeParse(values)
      const issue = await findIssue(db, id)
      const moment = typed.success && issue && sendMoment(typed.data, issue.send_at, now)
      return moment && !moment.ok ? moment.errors : null
    },
    done: ({ id, value, say }, { isForNobody }) => ({
      to: issuePage(id),
      text: drawn(scheduledWords(value.when, isForNobody, say)),
    }),
    failed: saveFailed,
    refusals: {
      'wrong status': begun,
      'no text': 'The issue has no text yet.',
      nobody:
        'No one would get this issue now, so it wasn’t sent. Schedule it for later, or change its settings or texts.',
      'no English text':
        'There is no English text for readers whose language has none: write one, or leave those readers out.',
      error: ({ language }, { found }) =>
        message('Please fix this first. {findings}', {
          findings: found.map((finding) => findingText(language, finding)).join(' '),
        }),
    },
    record: ({ id }) => ({ kind: 'issue', id }),
  }),
  settings: staffForm(issueSettingsSchema, {
    form: 'issue-settings',
    run: async ({ id, value, by, ...reader }) => {
      const changed = await changeIssue(db, id, value, by)
      return changed.ok ? { ...changed, broken: await brokenWhenSent(id, reader) } : changed
    },
    done: ({ id, say }, { broken }) => savedFlash(schedulePage(id), say('Settings saved.'), broken),
    failed: saveFailed,
    refusals: { begun },
    record: ({ id }) => ({ kind: 'issue', id }),
  }),
}

export const action = staffForms(handle.permission, ({ params: { form = 'send' } }) =>
  form === 'send' || form === 'settings' ? forms[form] : undefined,
)

/** The message after scheduling. Without email, nothing is on its way. */
const scheduledWords = (when: IssueSchedule['when'], isForNobody: boolean, say: Say) =>
  [
    when === 'later' ? say('Issue scheduled.') : hasMailService ? say('The issue is on its way.') : '',
    isForNobody ? say('So far, no one would get it.') : '',
    hasMailService ? '' : say('Email isn’t set up yet. The issue will be sent once it is.'),
  ]
    .filter(Boolean)
    .join(' ')

export default function SendIssuePage() {
  const say = useSay()
  const { form } = useParams()
  const { title, status, audience, findings, send, settings } = useLoaderData<typeof loader>()
  const above = [...aboveIssue, { label: drawn(title), href: issuePage(send.id) }]
  // On a page of its own: a browser without scripts sends one form and forgets what was typed into another.
  if (form === 'settings')
    return (
      <StaffPage title={say('Settings')} above={[...above, { label: 'Send', href: schedulePage(send.id) }]}>
        <SettingsForm {...settings} />
      </StaffPage>
    )
  return (
    <StaffPage title={status === 'scheduled' ? say('Reschedule this issue') : say('Send this issue')} above={above}>
      <div className="columns" data-wide="first">
        <div className="stack">
          <AudienceLine audience={audience} />
          <Checks id={send.id} findings={findings} />
          <SendForm {...send} />
        </div>
        <Panel id="settings" title={say('Settings')}>
          <SettingsFacts {...settings} />
          <LeftOutFacts leftOut={audience.leftOut} />
        </Panel>
      </div>
    </StaffPage>
  )
}

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a set time' },
] as const

type SendFormProps = {
  id: string
  version: number
  values: FormValues
  zones: readonly Option[]
  /** The number of readers if it is sent now. */
  count: number
  hasMailService: boolean
}

function SendForm({ id, version, values, zones, count, hasMailService }: SendFormProps) {
  const say = useSay()
  return (
    <StaffForm
      form="issue-schedule"
      action={schedulePage(id)}
      defaults={values}
      version={version}
      button={
        <>
          {/* It names what it does by the choice above it; the stylesheet shows one of them. */}
          <span data-when="now">
            {say('{count, plural, one {Send now to # reader} other {Send now to # readers}}', { count })}
          </span>
          <span data-when="later">{say('Schedule')}</span>
        </>
      }
      cancel={issuePage(id)}
    >
      <div className="send-moment">
        <CheckboxGroup type="radio" name="when" legend={say('When')} options={whens} isUnmarked />
        <TextField name="date" label={say('Date')} type="date" isUnmarked />
        <TimeField name="time" label={say('Time')} isUnmarked />
        <SelectField name="zone" label={say('Time zone')} options={zones} required />
      </div>
      {hasMailService ? null : (
        <p className="banner" data-kind="info">
          {say('Email isn’t set up yet. The issue will be sent once it is.')}
        </p>
      )}
      <p>{say('You can change anything until sending starts. After that, the text is locked.')}</p>
    </StaffForm>
  )
}

const topics = issueTopics.map((value) => ({ value, label: topicLabels[value] }))
const withoutText = [
  { value: 'English', label: 'Send English' },
  { value: 'nothing', label: 'Leave them out' },
] as const

type SettingsProps = { id: string; version: number; values: ReturnType<typeof settingsValues> }

function SettingsFacts({ id, values: { topic, withoutText, isAdvertising } }: SettingsProps) {
  const say = useSay()
  return (
    <>
      <Facts
        of={{
          Topic: say(topicLabels[topic]),
          Advertising: isAdvertising ? say('Yes, labelled (광고)') : say('No'),
          'Without a translation': withoutText === 'English' ? say('Send English') : say('Leave out'),
        }}
      />
      <LinkButton to={`${schedulePage(id)}/settings`} variant="outline" size="s">
        {say('Edit')}
        <span className="visually-hidden">: {say('Settings')}</span>
      </LinkButton>
    </>
  )
}

/** Who gets the issue: each change counts the readers anew. */
function SettingsForm({ id, version, values }: SettingsProps) {
  const say = useSay()
  return (
    <StaffForm
      form="issue-settings"
      action={`${schedulePage(id)}/settings`}
      defaults={values}
      version={version}
      button={say('Save')}
      cancel={schedulePage(id)}
    >
      <SelectField
        name="topic"
        label={say('Topic')}
        hint={say('Sent to subscribers who chose this topic.')}
        options={topics}
        required
      />
      <SelectField
        name="withoutText"
        label={say('If there is no text in their language')}
        options={withoutText}
        required
      />
      <Checkbox name="isAdvertising">
        {say(
          'This issue is advertising: it only goes to subscribers who opted in to marketing, and is labelled (광고)',
        )}
      </Checkbox>
    </StaffForm>
  )
}

// The frame of a page that takes one step with an application, and the form of a step that may send a mail.

import type { ComponentProps, ReactNode } from 'react'
import { statusLabel } from '#app/features/records/statuses.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Confirm } from '#app/routes/admin/shared/confirm-page.tsx'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { BesideLetter, type Letter, OwnMessage, SendsMail } from './letter.tsx'
import { applicationsCrumb } from './words.ts'

type ApplicationStepProps = {
  record: { reference: string; status: ApplicationStatus; page: string }
  title: ReactNode
  crumb: string
  /** The reason why the step is not possible; the page then shows the present state. */
  refusal?: Message | null
  /** By default the application's status. */
  state?: ReactNode
  children: ReactNode
}

export function ApplicationStep({ record, title, crumb, refusal, state, children }: ApplicationStepProps) {
  const say = useSay()
  const { reference, page } = record
  const above = [applicationsCrumb, { label: drawn(reference), href: page }]
  if (refusal) {
    return (
      <AlreadyChanged
        {...{ above, crumb }}
        state={state ?? <StatusPill status={record.status} />}
        text={say(refusal)}
        to={page}
        reload={message('Reload {reference}', { reference })}
      />
    )
  }
  return (
    <StaffPage title={title} isTyped above={above} crumb={crumb}>
      {children}
    </StaffPage>
  )
}

const StatusPill = ({ status }: { status: ApplicationStatus }) => (
  <Pill status={status} label={statusLabel('application', status)} />
)

type StepFormProps = Omit<ApplicationStepProps, 'title' | 'crumb' | 'children'> &
  Pick<ComponentProps<typeof BesideLetter>, 'onTyped' | 'onSent'> & {
    record: ApplicationStepProps['record'] & { name: string; course: string }
    form: string
    /** The address that the form posts to. */
    action: string
    title: string
    button: Phrase
    /** The button that leads back, where “Cancel” could be read as the step itself. */
    keep?: Phrase
    isDangerous?: boolean
    /** The version of what the step changes. */
    version: number
    /** Says what the step does apart from sending its mail. */
    text?: Phrase | null
    /** The mail that it sends; null for one that sends none. */
    letter: Letter | null
    /** The values that its own fields begin with. */
    defaults?: FormValues
    /** Fields of the form, above the staff's own message. */
    children?: ReactNode
  }

/** Confirms a step: with its mail and room for own words, or as a question. */
export function StepForm({ record, title, button, text, letter, defaults, children, ...step }: StepFormProps) {
  const say = useSay()
  const { reference, page, name, course, status } = record
  const { form, action, keep, isDangerous, version, refusal, state, onTyped, onSent } = step
  if (!letter) {
    return (
      <Confirm
        {...{ form, button, keep, isDangerous, version, refusal }}
        title={drawn(title)}
        above={[applicationsCrumb]}
        record={{ label: drawn(reference), href: page, subject: [name, course] }}
        state={state ?? <StatusPill status={status} />}
        reload={message('Reload {reference}', { reference })}
      >
        {text ? say(text) : null}
      </Confirm>
    )
  }
  return (
    <ApplicationStep {...{ record, title, refusal, state }} crumb={say(button)}>
      <BesideLetter {...{ letter, onTyped, onSent }}>
        <StaffForm
          form={form}
          action={action}
          defaults={{ ...defaults, mail: 'yes' }}
          button={say(button)}
          variant={isDangerous ? 'danger' : 'primary'}
          link={{ to: page, label: say(keep ?? 'Cancel') }}
        >
          {/* The version of the page as it is now: after a refusal, the changes are visible. */}
          <input type="hidden" name="version" value={version} />
          {text ? <p>{say(text)}</p> : null}
          {children}
          <OwnMessage />
          <SendsMail />
        </StaffForm>
      </BesideLetter>
    </ApplicationStep>
  )
}

// The frame of a page that takes one step with an application.

import type { ReactNode } from 'react'
import { recordPath } from '#app/features/records/kinds.ts'
import { statusLabel } from '#app/features/records/statuses.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { ApplicationStatus } from '#db/tables/records.ts'
import { applicationsCrumb } from './paths.ts'

type ApplicationStepProps = {
  record: { reference: string; status: ApplicationStatus }
  title: ReactNode
  crumb: string
  /** The reason why the step is not possible; the page then shows the application's status. */
  refusal?: Message | null
  children: ReactNode
}

export function ApplicationStep({
  record: { reference, status },
  title,
  crumb,
  refusal,
  children,
}: ApplicationStepProps) {
  const say = useSay()
  const path = recordPath({ kind: 'application', reference })
  const above = [applicationsCrumb, { label: drawn(reference), href: path }]
  if (refusal) {
    const state = <Pill status={status} label={statusLabel('application', status)} />
    return (
      <AlreadyChanged
        {...{ above, crumb, state }}
        text={say(refusal)}
        to={path}
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

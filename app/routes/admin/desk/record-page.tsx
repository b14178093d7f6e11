import type { ReactNode } from 'react'
import { recordKinds, recordPath } from '#app/features/records/kinds.ts'
import { movesFrom, statusLabel } from '#app/features/records/statuses.ts'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pill } from '#app/ui/pill.tsx'
import type { RecordKind, StatusOf } from '#db/schema.ts'
import { mailTo } from './mail-to.ts'
import { Moves } from './moves.tsx'

type RecordPageProps<Kind extends RecordKind> = {
  kind: Kind
  record: { reference: string; status: StatusOf<Kind>; version: number }
  name: string
  /** Why a move was refused; nothing is shown but that. */
  refusal?: string
  replyTo: { email: string; subject: string }
  mayMove: boolean
  /** What the person has sent. */
  sent: ReactNode
  /** What stands beside it: the thread and the mails. */
  children: ReactNode
}

/** What a person has sent, with what staff may do about it. */
export function RecordPage<Kind extends RecordKind>({ kind, record, name, refusal, ...rest }: RecordPageProps<Kind>) {
  const { reference, status, version } = record
  const path = recordPath({ kind, reference })
  const pill = <Pill status={status}>{statusLabel(kind, status)}</Pill>
  if (refusal) return <AlreadyChanged text={refusal} state={pill} to={path} reload={`Reload ${reference}`} />
  const list = { label: recordKinds[kind].label, href: recordKinds[kind].path }
  return (
    <>
      <Breadcrumbs items={[{ label: 'Overview', href: '/dashboard' }, list, { label: reference }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {name}
        </h1>
        {pill}
      </div>
      <div className="button-row">
        <a className="button button-outline" href={mailTo(rest.replyTo.email, rest.replyTo.subject)}>
          <Icon name="mail" size={18} />
          Open in mail program
        </a>
        {rest.mayMove ? <LinkButton to={`${path}/reply`}>Reply</LinkButton> : null}
        {rest.mayMove ? <Moves path={path} moves={movesFrom(kind, status)} version={version} /> : null}
      </div>
      <div className="staff-columns">
        {rest.sent}
        <div className="stack">{rest.children}</div>
      </div>
    </>
  )
}

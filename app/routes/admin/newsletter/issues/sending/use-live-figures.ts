// With scripts the page of an issue renews itself while it is sent, and from the moment it is due; without, by loading it again.
import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { RecipientCounts } from '#app/features/newsletter/sending/recipient-counts.ts'
import type { IssueRow, IssueStatus } from '#db/tables/issues.ts'

const running: readonly IssueStatus[] = ['preparing', 'sending']
const everyMs = 3_000

type Watched = Pick<IssueRow, 'status' | 'send_at'>

export function useLiveFigures({ status, send_at }: Watched, { queued, batched }: RecipientCounts) {
  const { revalidate } = useRevalidator()
  // The rest of a cancelled issue is dropped in portions.
  const isRunning = running.includes(status) || (status === 'cancelled' && queued + batched > 0)
  const dueAt = status === 'scheduled' ? send_at : null
  useEffect(() => {
    if (!isRunning && dueAt === null) return
    const timer = setInterval(() => {
      const isDue = isRunning || (dueAt !== null && dueAt <= Date.now())
      if (isDue && document.visibilityState === 'visible') revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isRunning, dueAt, revalidate])
}

import { spamDeletedAt } from '#app/features/enquiries/spam-deletion.ts'
import { isUnanswered } from '#app/features/records/overdue.ts'
import type { Column } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { type AnsweredLater, AnswerIn } from './record-facts.tsx'

type DueColumnProps = { zone: string; now: number; isSpam: boolean }

/** The time left for a reply; spam gets none, and has the day of its deletion there. */
export const dueColumn = ({ zone, now, isSpam }: DueColumnProps): Column<AnsweredLater> =>
  isSpam
    ? {
        head: 'Will be deleted',
        label: 'Will be deleted',
        cell: ({ closed_at }) =>
          closed_at === null ? '–' : <Moment at={spamDeletedAt(closed_at)} zone={zone} only="date" />,
      }
    : {
        head: 'Reply due',
        label: 'Reply due',
        cell: (row) => (isUnanswered(row) ? <AnswerIn record={row} zone={zone} now={now} /> : '–'),
      }

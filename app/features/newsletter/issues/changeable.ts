import type { IssueStatus } from '#db/tables/issues.ts'

/** An issue in these can still be changed. */
export const changeable: readonly IssueStatus[] = ['draft', 'scheduled']

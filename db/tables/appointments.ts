// Appointments for a consultation, which belong to an enquiry.
import type { Selectable } from 'kysely'

export interface AppointmentsTable {
  /** Also the UID in calendar files. */
  id: string
  /** The enquiry's record; its newest appointment counts. */
  record_id: string
  /** Only `booked` holds its time; `set_aside` waits with its record in quarantine. */
  status: 'booked' | 'cancelled' | 'set_aside'
  office: string
  starts_at: number
  minutes: number
  /** The time zone in which the visitor chose it; null if unknown. */
  visitor_zone: string | null
  /** Rises with every change that was mailed. */
  sequence: number
  created_at: number
}

export type Appointment = Selectable<AppointmentsTable>

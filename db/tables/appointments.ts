// Appointments for a consultation, which belong to an enquiry.
import type { Selectable } from 'kysely'

export interface AppointmentsTable {
  /** Also the UID in calendar files. */
  id: string
  /** The enquiry's record; its newest appointment counts. */
  record_id: string
  /**
   * `booked` holds its time, and `held` for a while: its visitor has not confirmed it. `set_aside` waits with its record in
   * quarantine.
   */
  status: 'booked' | 'held' | 'cancelled' | 'set_aside'
  office: string
  starts_at: number
  minutes: number
  /** The time zone in which the visitor chose it; null if unknown. */
  visitor_zone: string | null
  /** Rises with every change that was mailed. */
  sequence: number
  created_at: number
  /** Until then others cannot choose a held time; null unless it is held. */
  held_until: number | null
}

export type Appointment = Selectable<AppointmentsTable>

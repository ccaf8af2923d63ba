'use client'

import { formatDate, formatMonth, machineDate } from '@/lib/text/dates'

/** A date at the precision of the record. `month` omits the day, for narrow columns. */
export function DateText({ date, month }: { date: string; month?: boolean }) {
  const text = month ? formatMonth(date) : formatDate(date)
  const machine = machineDate(date)
  return machine === undefined ? <span>{text}</span> : <time dateTime={machine}>{text}</time>
}

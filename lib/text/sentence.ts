/** A text with a full stop at its end, to be followed by other sentences. */
export const sentence = (text: string): string => (/[.!?…]['"”’)]*$/.test(text) ? text : `${text}.`)

/** Yes, No and Undisclosed, each with its own shape. The shapes are in `mark.css`. */
export function YesNo({ value }: { value: boolean | null | undefined }) {
  if (value === true) return <span className="mark yes">Yes</span>
  if (value === false) return <span className="mark no">No</span>
  return <span className="mark undisclosed">Undisclosed</span>
}

/** Calm sentences about something that was not as expected. */
export function Notes({ notes }: { notes: string[] }) {
  return (
    <div class="notes" role="status">
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </div>
  );
}

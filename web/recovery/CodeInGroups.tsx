/** A code large and in groups of three, as one reads it out; there is no space in what is marked and copied of it. */
export function CodeInGroups({ code }: { code: string }) {
  return (
    <code className="link-code">
      {/^\d{6}$/.test(code) ? (
        <>
          <span>{code.slice(0, 3)}</span>
          <span>{code.slice(3)}</span>
        </>
      ) : (
        code
      )}
    </code>
  );
}

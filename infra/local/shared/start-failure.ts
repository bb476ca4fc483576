/** A reason why the stack cannot start, told to the person as one sentence that says what to do. */
export class StartFailure extends Error {}

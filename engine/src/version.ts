/** Version of the engine that each answer names. */
export const engineVersion = '0.1.0';

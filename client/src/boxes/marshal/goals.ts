// The Marshal's goals, in words.
import { fill } from "../../words";
import { capital, found, said } from "../../words/catalogue";

/** An Arrest Warrant is named by its bandit, a Special Target by its own name. */
export function goalWords(goal: string): string {
  return capital(found("express:goal.*", goal) ?? fill(said("express:goal.warrant"), { bandit: goal }));
}

export function prisonerWords(prisoner: string): string {
  return fill(said("express:prisoner.name"), { bandit: prisoner });
}

const dependencies = [
  ["org.jetbrains.kotlin", "kotlin-stdlib", "2.2.20"],
  ["org.jetbrains.kotlin", "kotlin-reflect", "2.2.20"],
  ["com.google.code.gson", "gson", "2.13.2"],
  ["com.squareup.okhttp3", "okhttp-jvm", "5.1.0"],
].map(
  ([group, artifact, version]) =>
    `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>` +
    `<version>${version}</version></dependency>`,
);

/** A Maven project that compiles the generated Kotlin with `src/Main.kt`. */
export const kotlinProject = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>third-party</groupId>
  <artifactId>kotlin</artifactId>
  <version>1</version>
  <properties>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    ${dependencies.join("\n    ")}
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.jetbrains.kotlin</groupId>
        <artifactId>kotlin-maven-plugin</artifactId>
        <version>2.2.20</version>
        <executions>
          <execution>
            <phase>compile</phase>
            <goals><goal>compile</goal></goals>
            <configuration>
              <sourceDirs>
                <sourceDir>api/src/main/kotlin</sourceDir>
                <sourceDir>src</sourceDir>
              </sourceDirs>
            </configuration>
          </execution>
        </executions>
      </plugin>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>3.8.1</version>
        <executions>
          <execution>
            <phase>package</phase>
            <goals><goal>copy-dependencies</goal></goals>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`;
